# SPDX-License-Identifier: GPL-3.0-or-later
"""The pictures of Emperor's Favor by their names."""

from emperor import (
    board,
    cover,
    ending,
    events_city,
    events_court,
    events_land,
    forge,
    frames,
    garden,
    market_gifts,
    market_plots,
    market_ways,
    people,
    pieces,
    signs,
    small,
    temple,
)

CARDS = {
    'medicinal-herbs': garden.medicinal_herbs,
    'poisoned-tea': garden.poisoned_tea,
    'elixir-of-long-life': garden.elixir,
    'soup': garden.soup,
    'dumplings': garden.dumplings,
    'imperial-banquet': garden.imperial_banquet,
    'commerce-scroll': temple.commerce_scroll,
    'tax-ledger': temple.tax_ledger,
    'jade-scepter': temple.jade_scepter,
    'incense': temple.incense,
    'prayer-beads': temple.prayer_beads,
    'oracle-bones': temple.oracle_bones,
    'rare-ore': forge.rare_ore,
    'steel-shield': forge.steel_shield,
    'legendary-sword': forge.legendary_sword,
    'map-of-the-empire': forge.map_of_the_empire,
    'book-of-strategies': forge.book_of_strategies,
    'tiger-tally': forge.tiger_tally,
}
MARKET = {
    'forged-lineage': market_gifts.forged_lineage,
    'phoenix-hairpin': market_gifts.phoenix_hairpin,
    'dragon-robe': market_gifts.dragon_robe,
    'tribute-silk': market_gifts.tribute_silk,
    'ancestral-tablet': market_gifts.ancestral_tablet,
    'hired-assassin': market_plots.hired_assassin,
    'blackmail-letter': market_plots.blackmail_letter,
    'night-thief': market_plots.night_thief,
    'slander-scroll': market_plots.slander_scroll,
    'nightshade-vial': market_plots.nightshade_vial,
    'bodyguard': market_plots.bodyguard,
    'smugglers-cache': market_ways.smugglers_cache,
    'loaded-dice': market_ways.loaded_dice,
    'forged-edict': market_ways.forged_edict,
    'secret-passage': market_ways.secret_passage,
}
EVENTS = {
    'lantern-festival': events_city.lantern_festival,
    'plague-in-the-capital': events_city.plague_in_the_capital,
    'northern-invasion': events_city.northern_invasion,
    'heavenly-rites': events_city.heavenly_rites,
    'imperial-examination': events_city.imperial_examination,
    'banquet-of-nations': events_court.banquet_of_nations,
    'emperors-illness': events_court.emperors_illness,
    'royal-inspection': events_court.royal_inspection,
    'mourning-the-prince': events_court.mourning_the_prince,
    'famine-relief': events_court.famine_relief,
    'great-wall-repairs': events_court.great_wall_repairs,
    'sworn-brotherhood': events_land.sworn_brotherhood,
    'palace-intrigue': events_land.palace_intrigue,
    'silk-road-caravan': events_land.silk_road_caravan,
    'masters-workshop': events_land.masters_workshop,
    'clearing-the-storehouse': events_land.clearing_the_storehouse,
    'overflowing-coffers': events_land.overflowing_coffers,
}
ALL = {f'card-{name}': draw for name, draw in CARDS.items()}
ALL |= {f'market-{name}': draw for name, draw in MARKET.items()}
ALL |= {f'event-{name}': draw for name, draw in EVENTS.items()}
ALL |= {f'person-{name}': draw for name, draw in people.ALL.items()}
ALL |= frames.ALL | board.ALL | pieces.ALL | signs.ALL | small.ALL | cover.ALL | ending.ALL
