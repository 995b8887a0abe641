/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include "orders-chances.h"

/* The chances of orders, by what can be seen of them. */

/* As `fit-orders-chances 2 4000` and `fit-orders-chances 4 4000` print them, for two seats and for more:
 * weights whose sum is the logit of the chance, in hundredths. */
static const gint16 weights[2][ORDERS_N_ORDERS][ORDERS_N_SIGHTS] = {
  {
    [ORDERS_ORDER_CITY_EXACT_3] = { -288, 415, 117, 258, -254 },
    [ORDERS_ORDER_CITY_EXACT_4] = { -461, 476, 192, 303, -315 },
    [ORDERS_ORDER_CITY_EXACT_5] = { -494, 410, 200, 338, -338 },
    [ORDERS_ORDER_CITY_EXACT_6] = { -524, 364, 188, 351, -275 },
    [ORDERS_ORDER_CITY_MIN_4] = { -373, 502, 107, 236, -166 },
    [ORDERS_ORDER_CITY_MIN_6] = { -498, 492, 233, 277, -299 },
    [ORDERS_ORDER_CITY_MIN_8] = { -573, 458, 244, 331, -247 },
    [ORDERS_ORDER_CITY_MIN_10] = { -517, 240, 126, 292, 71 },
    [ORDERS_ORDER_CITY_PENNANT_1] = { -212, 370, -34, 154, -45 },
    [ORDERS_ORDER_CITY_PENNANT_2] = { -473, 488, 154, 193, -202 },
    [ORDERS_ORDER_CITY_PLAIN_3] = { -496, 464, 259, 280, -444 },
    [ORDERS_ORDER_CITY_FOLLOWERS_2] = { -616, 78, 386, 135, 273 },
    [ORDERS_ORDER_CITY_EMPTY] = { 208, 417, -95, 119, 149 },
    [ORDERS_ORDER_ROAD_EXACT_3] = { -133, 433, -118, 453, -198 },
    [ORDERS_ORDER_ROAD_EXACT_4] = { -219, 403, 45, 352, -282 },
    [ORDERS_ORDER_ROAD_EXACT_5] = { -387, 458, 136, 481, -543 },
    [ORDERS_ORDER_ROAD_MIN_4] = { 0, 396, -86, 205, 52 },
    [ORDERS_ORDER_ROAD_MIN_6] = { -225, 351, 52, 258, -58 },
    [ORDERS_ORDER_ROAD_MIN_8] = { -428, 420, 198, 315, -280 },
    [ORDERS_ORDER_ROAD_TWO_CITIES] = { -168, 337, 142, -45, 105 },
    [ORDERS_ORDER_ROAD_CITY_4] = { -145, 458, 87, 85, 71 },
    [ORDERS_ORDER_ROAD_CLOISTER] = { -93, 296, -13, 129, -109 },
    [ORDERS_ORDER_ROAD_FOLLOWERS_2] = { -700, 139, 223, 267, 267 },
    [ORDERS_ORDER_ROAD_EMPTY_3] = { -224, 391, 38, 330, -287 },
    [ORDERS_ORDER_ROAD_TWO_AT_ONCE] = { -387, 362, 214, 66, -233 },
    [ORDERS_ORDER_ROAD_QUIET_3] = { -317, 309, 17, 315, -295 },
    [ORDERS_ORDER_MONK_PLACE] = { -410, 220, 117, 117, 292 },
    [ORDERS_ORDER_MONK_CROWDED_4] = { -105, 269, -118, 46, 227 },
    [ORDERS_ORDER_CLOISTER_ANY] = { -38, 253, -26, -26, 211 },
    [ORDERS_ORDER_CLOISTER_OWN] = { -279, 389, 68, 68, 168 },
    [ORDERS_ORDER_CLOISTER_OTHER] = { -255, 326, 62, 62, 124 },
    [ORDERS_ORDER_CLOISTER_CITIES_4] = { -246, 379, 61, 61, -5 },
    [ORDERS_ORDER_CLOISTER_TWO_NEAR] = { -31, 414, -26, 62, 105 },
    [ORDERS_ORDER_FARMER_ANY] = { -127, 244, 187, 187, 119 },
    [ORDERS_ORDER_FARMER_CITY_1] = { 119, 531, -155, -155, 211 },
    [ORDERS_ORDER_FARMER_CITY_2] = { -277, 351, 40, 40, -16 },
    [ORDERS_ORDER_FARMER_WIDE_8] = { -424, 537, 122, 122, 246 },
    [ORDERS_ORDER_FARMER_WIDE_10] = { -644, 612, 246, 246, -32 },
    [ORDERS_ORDER_FARMER_THIRD] = { -291, 416, 162, 162, 48 },
    [ORDERS_ORDER_FARMER_CLOISTER] = { -236, 765, 52, 52, 173 },
    [ORDERS_ORDER_FARMER_OPEN_3] = { -218, 480, 34, 34, 226 },
    [ORDERS_ORDER_FARMER_FINISH_CITY] = { -174, 697, -122, 119, 179 },
    [ORDERS_ORDER_FARMER_NO_CITY_4] = { 23, 516, -98, -98, 417 },
    [ORDERS_ORDER_ROLES_4] = { -183, 532, 20, 20, 162 },
    [ORDERS_ORDER_THREE_KNIGHTS] = { -596, 599, 335, 335, -282 },
    [ORDERS_ORDER_THREE_HIGHWAYMEN] = { -358, 362, 180, 180, 3 },
    [ORDERS_ORDER_GAP_4] = { -763, 742, 705, 96, -586 },
    [ORDERS_ORDER_CITY_AND_ROAD] = { -524, 263, 197, 13, 58 },
    [ORDERS_ORDER_SCORE_10] = { -375, 485, 170, 100, -181 },
    [ORDERS_ORDER_SHARED] = { -389, 208, 80, -85, 130 },
    [ORDERS_ORDER_HELP_4] = { -163, 475, -61, 241, -96 },
  },
  {
    [ORDERS_ORDER_CITY_EXACT_3] = { -415, 502, 242, 197, -415 },
    [ORDERS_ORDER_CITY_EXACT_4] = { -471, 393, 188, 299, -390 },
    [ORDERS_ORDER_CITY_EXACT_5] = { -464, 317, 126, 314, -305 },
    [ORDERS_ORDER_CITY_EXACT_6] = { -586, 311, 190, 372, -242 },
    [ORDERS_ORDER_CITY_MIN_4] = { -320, 297, 61, 189, -141 },
    [ORDERS_ORDER_CITY_MIN_6] = { -471, 299, 140, 291, -225 },
    [ORDERS_ORDER_CITY_MIN_8] = { -629, 232, 111, 209, 197 },
    [ORDERS_ORDER_CITY_MIN_10] = { -656, 37, 311, 153, 239 },
    [ORDERS_ORDER_CITY_PENNANT_1] = { -208, 238, -63, 88, 31 },
    [ORDERS_ORDER_CITY_PENNANT_2] = { -489, 340, 131, 177, -182 },
    [ORDERS_ORDER_CITY_PLAIN_3] = { -427, 395, 140, 243, -281 },
    [ORDERS_ORDER_CITY_FOLLOWERS_2] = { -739, 296, 283, 204, 66 },
    [ORDERS_ORDER_CITY_EMPTY] = { 86, 190, -187, 110, 138 },
    [ORDERS_ORDER_ROAD_EXACT_3] = { -134, 355, -48, 360, -222 },
    [ORDERS_ORDER_ROAD_EXACT_4] = { -268, 415, 185, 233, -319 },
    [ORDERS_ORDER_ROAD_EXACT_5] = { -503, 449, 319, 346, -502 },
    [ORDERS_ORDER_ROAD_MIN_4] = { -28, 205, -119, 153, 80 },
    [ORDERS_ORDER_ROAD_MIN_6] = { -429, 360, 213, 253, -277 },
    [ORDERS_ORDER_ROAD_MIN_8] = { -598, 236, 302, 355, -120 },
    [ORDERS_ORDER_ROAD_TWO_CITIES] = { -144, 194, -26, 14, 162 },
    [ORDERS_ORDER_ROAD_CITY_4] = { -189, 408, 73, 130, -65 },
    [ORDERS_ORDER_ROAD_CLOISTER] = { -179, 252, 0, 168, -141 },
    [ORDERS_ORDER_ROAD_FOLLOWERS_2] = { -533, 416, 352, 162, -368 },
    [ORDERS_ORDER_ROAD_EMPTY_3] = { -379, 278, 132, 189, -239 },
    [ORDERS_ORDER_ROAD_TWO_AT_ONCE] = { -484, 397, 244, 66, -265 },
    [ORDERS_ORDER_ROAD_QUIET_3] = { -239, 275, -12, 293, -204 },
    [ORDERS_ORDER_MONK_PLACE] = { -541, 101, 191, 191, 203 },
    [ORDERS_ORDER_MONK_CROWDED_4] = { -193, 227, -10, -3, 112 },
    [ORDERS_ORDER_CLOISTER_ANY] = { -260, 292, 56, 56, 10 },
    [ORDERS_ORDER_CLOISTER_OWN] = { -424, 313, 102, 102, -9 },
    [ORDERS_ORDER_CLOISTER_OTHER] = { -381, 368, 106, 106, -24 },
    [ORDERS_ORDER_CLOISTER_CITIES_4] = { -330, 313, 69, 69, -34 },
    [ORDERS_ORDER_CLOISTER_TWO_NEAR] = { -183, 445, 23, 195, -143 },
    [ORDERS_ORDER_FARMER_ANY] = { 244, 151, 122, 122, 102 },
    [ORDERS_ORDER_FARMER_CITY_1] = { -44, 690, -18, -18, 90 },
    [ORDERS_ORDER_FARMER_CITY_2] = { -406, 306, 31, 31, 52 },
    [ORDERS_ORDER_FARMER_WIDE_8] = { -453, 474, 170, 170, 35 },
    [ORDERS_ORDER_FARMER_WIDE_10] = { -656, 535, 300, 300, -222 },
    [ORDERS_ORDER_FARMER_THIRD] = { -333, 444, 197, 197, 130 },
    [ORDERS_ORDER_FARMER_CLOISTER] = { -155, 421, 7, 7, 247 },
    [ORDERS_ORDER_FARMER_OPEN_3] = { -275, 367, 80, 80, -26 },
    [ORDERS_ORDER_FARMER_FINISH_CITY] = { -196, 472, -104, 124, 26 },
    [ORDERS_ORDER_FARMER_NO_CITY_4] = { -17, 521, -11, -11, 249 },
    [ORDERS_ORDER_ROLES_4] = { -308, 389, 54, 54, 118 },
    [ORDERS_ORDER_THREE_KNIGHTS] = { -671, 658, 475, 475, -595 },
    [ORDERS_ORDER_THREE_HIGHWAYMEN] = { -342, 464, 161, 161, 97 },
    [ORDERS_ORDER_GAP_4] = { -680, 578, 572, 87, -483 },
    [ORDERS_ORDER_CITY_AND_ROAD] = { -654, 384, 294, 88, -234 },
    [ORDERS_ORDER_SCORE_10] = { -524, 436, 283, 160, -400 },
    [ORDERS_ORDER_SHARED] = { -445, 289, 95, -13, 3 },
    [ORDERS_ORDER_HELP_4] = { -109, 420, 48, -3, 22 },
  },
};

/* 1 / (1 + exp (-x)) of ORDERS_WHOLE for x = 0, 1/2, 1, ... */
static const guint8 logistic[] = { 128, 159, 187, 209, 225, 237, 244,
                                   248, 251, 253, 254, 255, 255 };

#define LOGISTIC_STEP (50 * ORDERS_WHOLE)

guint
orders_chances_get (guint order, guint n_seats, const gint32 sights[ORDERS_N_SIGHTS])
{
  const gint16 *weight = weights[n_seats > 2][order];
  gint32        logit = 0;
  guint         size, at, rest, chance;

  for (guint i = 0; i < ORDERS_N_SIGHTS; i++)
    logit += weight[i] * sights[i];
  size = (guint) ABS (logit);
  at = MIN (size / LOGISTIC_STEP, G_N_ELEMENTS (logistic) - 2);
  rest = MIN (size - at * LOGISTIC_STEP, LOGISTIC_STEP);
  chance = logistic[at] +
           (guint) (logistic[at + 1] - logistic[at]) * rest / LOGISTIC_STEP;
  return logit < 0 ? ORDERS_WHOLE - chance : chance;
}
