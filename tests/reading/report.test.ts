import { describe, expect, it } from 'vitest'
import { idsOf } from '../layout/cards'
import type { BlockReading } from './readCards'
import { isReadWell, reportOf } from './report'
import { SAMPLES } from './samples'

describe('cards are read well', () => {
  it('when each language of a template is, short to long together', () => {
    expect(isReadWell(readings(0))).toBe(true)
    expect(isReadWell(readings(1))).toBe(false)
  })

  it('but not when one language is not, though nearly all characters of both are right', () => {
    expect(isReadWell(readings(4))).toBe(false)
    expect(reportOf(readings(4))).toContain('violet, Chinese: 4 wrong of 60')
  })

  it('nor when one of them was not read at all', () => {
    expect(isReadWell(readings(0).slice(1))).toBe(false)
    expect(isReadWell([])).toBe(false)
  })
})

function readings(errors: number): BlockReading[] {
  const right = (['en', 'zh'] as const).flatMap((language) =>
    idsOf(SAMPLES).map((length) => ({
      template: 'violet' as const,
      length,
      quote: SAMPLES[length][0]!,
      language,
      written: '',
      read: '',
      tally: { characters: 60, errors: 0 },
      lines: [],
    })),
  )
  return right.map((one, at) =>
    at === right.length - 1 ? { ...one, tally: { characters: 60, errors } } : one,
  )
}
