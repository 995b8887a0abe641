/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-memory.h"

#ifdef HAVE_MALLOPT
#  include <malloc.h>
#  include <pthread.h>
#  include <sys/mman.h>
#  include <unistd.h>

/* Blocks from this size on are mapped one by one, and unmapped when they are freed; as much may
 * lie free at the end of the heap. In bytes. */
#  define LARGE_BLOCK (256 * 1024)
/* The main loop's, and one for all other threads: seldom do two of them work at a time. */
#  define N_ARENAS 2
/* So much of the stack below the caller stays, in bytes: what is called next needs some. */
#  define NEAR_STACK (64 * 1024)
#endif

void
favor_memory_set_up (void)
{
#ifdef HAVE_MALLOPT
  /* By itself the GNU library raises both limits to the size of the largest block that was ever
   * freed, and the second one to twice that: after the first picture as large as the window is
   * drawn, megabytes of free memory stay with the program. A limit that is set stays. */
  mallopt (M_MMAP_THRESHOLD, LARGE_BLOCK);
  mallopt (M_TRIM_THRESHOLD, LARGE_BLOCK);
  /* By itself it gives almost each of the threads that come and go (settings, icons, fonts,
   * searches) a heap of its own, which it never gives back. */
  mallopt (M_ARENA_MAX, N_ARENAS);
#endif
}

#ifdef HAVE_MALLOPT
/* To read its style sheets GTK needs hundreds of kilobytes of stack, once: nothing lies there any more, but
 * the pages would stay with the program. They are empty ones when they are needed again. */
static void
give_stack_back (void)
{
  const guintptr page = (guintptr) getpagesize ();
  const guintptr end = ((guintptr) __builtin_frame_address (0) - NEAR_STACK) &
                       ~(page - 1);
  pthread_attr_t attributes;
  gpointer       lowest = NULL;
  gsize          size = 0;

  if (pthread_getattr_np (pthread_self (), &attributes) != 0)
    return;
  /* Pages that were never needed are not there, which is no failure. */
  if (pthread_attr_getstack (&attributes, &lowest, &size) == 0 && (guintptr) lowest < end)
    madvise (lowest, end - (guintptr) lowest, MADV_DONTNEED);
  pthread_attr_destroy (&attributes);
}
#endif

void
favor_memory_give_back (void)
{
#ifdef HAVE_MALLOPT
  malloc_trim (0);
  give_stack_back ();
#endif
}
