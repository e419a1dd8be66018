import fc from 'fast-check'
import { afterAll, vi } from 'vitest'
import { loadBidi } from '../src/text/direction'
import { runs } from './fixtures/tier'

// The same cases every time, so that a red run means a change. `npm test -- --random` seeks new ones.
if (process.env.PROPERTY_SEED !== 'random') fc.configureGlobal({ seed: 20_261_121, numRuns: runs(100) })
else fc.configureGlobal({ numRuns: runs(100) })

// Memories of set texts outlive a file: none may remember a text from before its direction was known.
await loadBidi()

afterAll(() => {
  if (!vi.isFakeTimers()) return
  vi.useRealTimers() // else the next file in this worker would wait for ever
  throw new Error('this file leaves fake timers behind')
})
