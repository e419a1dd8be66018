import { expect, it } from 'vitest'
import { DIGESTS, printedDigests } from './printedPixels'

it('a photograph’s print has the same bytes in the browser as in Node', () =>
  expect(printedDigests()).toEqual(DIGESTS))
