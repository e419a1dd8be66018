import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typographic } from '../../src/text/typographic'
import { mixedText } from './arbitraries'
import { runs } from '../fixtures/tier'

describe('typed text as a typesetter sets it', () => {
  it.each([
    ['"Well," he said.', '“Well,” he said.'],
    ["It's the dogs' day, isn't it?", 'It’s the dogs’ day, isn’t it?'],
    ["'Tis the '90s of rock 'n' roll", '’Tis the ’90s of rock ’n’ roll'],
    ['"\'Go,\' he said."', '“‘Go,’ he said.”'],
    ['("so") -- and--yes', '(“so”) — and—yes'],
    ['he said--"no"', 'he said—“no”'],
    ['wait... what....', 'wait… what….'],
    ['他说"你好"然后"走"了', '他说“你好”然后“走”了'],
    ["他说'好'", '他说‘好’'],
    ['道--路...远', '道——路……远'],
    ['我们,你们.', '我们，你们。'],
    ['他说:"好,走吧.",我们走!', '他说：“好，走吧。”，我们走！'],
    ['什么?!', '什么？！'],
    ['第3.5章,共3,000人', '第3.5章，共3,000人'],
    ['见a.org,再说', '见a.org,再说'],
    ['我.you 和 he said, 好', '我.you 和 he said, 好'],
    ['https://a.org/x--y...z "q"', 'https://a.org/x--y...z “q”'],
    ['a\r\nb\u2028c\td', 'a\nb\nc d'],
    ['so\u00adft\u0007 \ud83d', 'soft \ufffd'],
    ['“already” — fine…', '“already” — fine…'],
  ])('%s', (typed, set) => {
    expect(typographic(typed)).toBe(set)
  })

  it('leaves set text alone, whatever it is', () => {
    fc.assert(
      fc.property(mixedText, (text) => {
        expect(typographic(typographic(text))).toBe(typographic(text))
      }),
      { numRuns: runs(2000) },
    )
  })
})
