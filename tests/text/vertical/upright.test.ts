import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { kindOf } from '../../../src/text/characters'
import { scriptsOf } from '../../../src/text/scripts'
import { cellRanges, isUpright } from '../../../src/text/vertical/marks'

const LAST = 0x10ffff
const ORIENTATIONS = orientations(
  readFileSync(new URL('VerticalOrientation.txt', import.meta.url), 'utf8').split('\n'),
)

type Orientation = 'U' | 'Tu' | 'Tr' | 'R'

/** Our marks are set as in mainland China: ：； stand, and a dot or a wave is the same either way. */
const KINDS: Record<Orientation, readonly string[]> = {
  U: ['upright', 'dot'],
  Tu: ['upright', 'stop', 'dot'],
  Tr: ['open', 'close', 'rule', 'turned', 'stop'],
  R: ['turned', 'rule', 'dot'],
}

it('agrees with Unicode about every character', () => {
  const wrong: string[] = []
  for (let code = 0; code <= LAST; code += 1) {
    const stands = ['U', 'Tu'].includes(ORIENTATIONS[code] ?? 'R')
    if (isUpright(String.fromCodePoint(code)) !== stands) wrong.push(`U+${code.toString(16)}`)
  }
  expect(wrong).toEqual([])
})

it('stands in a column what Unicode has upright, and turns or centres all else', () => {
  const wrong: string[] = []
  for (let code = 0x21; code <= LAST; code += code < 0x3400 || (code >= 0xf900 && code < 0x20000) ? 1 : 97) {
    const sign = String.fromCodePoint(code)
    const kind = kindIn(sign)
    if (kind === 'space' || kindOf(sign) === 'emoji' || /[0-9\p{C}]/u.test(sign)) continue
    const allowed = KINDS[ORIENTATIONS[code] ?? 'R']
    if (!allowed.includes(kind)) wrong.push(`${sign} ${kind}`)
  }
  expect(wrong).toEqual([])
})

it.each([...'①⑩№☎♪½★§©®™×℃Ⅷ♥☆※〒㊗'])('%s stands among characters and words', (sign) => {
  expect(kindIn(sign)).toBe('upright')
  expect(kindIn(sign, 'A')).toBe('upright')
})

function kindIn(sign: string, beside = '日'): string {
  const graphemes = [beside, sign, beside]
  const kinds = graphemes.map(kindOf)
  const segments = { graphemes, kinds, scripts: scriptsOf(graphemes, kinds) }
  return cellRanges(segments as unknown as Parameters<typeof cellRanges>[0], 1, 2)[0]!.kind
}

function orientations(lines: readonly string[]): Orientation[] {
  const all: Orientation[] = []
  for (const line of lines) {
    const [range = '', orientation] = line.split(';')
    if (line.startsWith('#') || !orientation) continue
    const [first = 0, last = first] = range.split('..').map((code) => Number.parseInt(code, 16))
    for (let code = first; code <= last; code += 1) all[code] = orientation as Orientation
  }
  return all
}
