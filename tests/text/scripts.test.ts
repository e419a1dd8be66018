import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { segmentsOf } from '../../src/text/breaks'
import { oneLine } from './setup'

/** [h]an, [l]atin or [e]moji for each run. */
function runsOf(text: string): string {
  const { graphemes, scripts } = segmentsOf(text)
  return graphemes
    .map((text, at) =>
      scripts[at] === scripts[at - 1] ? text : `${at === 0 ? '' : '|'}${scripts[at]![0]}:${text}`,
    )
    .join('')
}

describe('shared marks follow their neighbourhood', () => {
  it.each([
    ['“All is well,” he said', 'l:“All is well,” he said'],
    ['“这些话很好，”他说', 'h:“这些话很好，”他说'],
    ['他说“Hello”。', 'h:他说“|l:Hello|h:”。'],
    ['the word “道” means way', 'l:the word “|h:道|l:” means way'],
    ['Hello. “道可道”是老子的话', 'l:Hello. |h:“道可道”是老子的话'],
    ['露西·莫德', 'h:露西·莫德'],
    ['all—to thine', 'l:all—to thine'],
    ['好——To be', 'h:好——|l:To be'],
    ['To be——好', 'l:To be|h:——好'],
    ['他想……I see', 'h:他想……|l:I see'],
    ['wait… what', 'l:wait… what'],
    ['它’s', 'h:它’|l:s'],
    ['don’t“好”', 'l:don’t“|h:好|l:”'],
    ['２０２６年，ok', 'h:２０２６年，|l:ok'],
    ['好 人 a', 'h:好 人|l: a'],
    ['hi 😀 人', 'l:hi |e:😀|l: |h:人'],
  ])('%s', (text, runs) => {
    expect(runsOf(text)).toBe(runs)
  })

  it('but a dot between spaces is the same between any two parts of a line', () => {
    const part = fc.constantFrom('2026.06.21', 'Sunday 21 June', '农历五月初七', '丙午年', '夏至', '《诗经》')
    fc.assert(
      fc.property(fc.array(part, { minLength: 2, maxLength: 5 }), (parts) => {
        const { graphemes, scripts } = segmentsOf(parts.join(' · '))
        const around = graphemes.flatMap((grapheme, at) =>
          grapheme === '·' ? [scripts.slice(at - 1, at + 2).join(' ')] : [],
        )
        expect(new Set(around)).toEqual(new Set(['latin latin latin']))
      }),
    )
  })
})

describe('a face for every character', () => {
  const familiesOf = (text: string, fontId: 'font-serif' | 'font-modern' = 'font-serif') =>
    oneLine(text, { fontId }).runs.map(
      (run) => `${run.text}@${run.font.family.replace(/ (Variable|4|SC|Sans|Serif|Oblique)\b/g, '')}`,
    )

  it('is the pair’s own for its script', () => {
    expect(familiesOf('a人')).toEqual(['a@Source', '人@Noto'])
    expect(familiesOf('a人', 'font-modern')).toEqual(['a@Outfit', '人@Smiley'])
  })

  it('is the pair’s other one where the first lacks the character', () => {
    expect(familiesOf('a→')).toEqual(['a@Source', '→@Noto'])
  })

  it('keeps Chinese upright in italics and gives it its own size and weight', () => {
    const [latin, han] = oneLine('a人', { italic: true, bold: true, fontId: 'font-serif' }).runs
    expect(latin?.font).toMatchObject({ italic: true, weight: 640, sizePx: 40 })
    expect(han?.font).toMatchObject({ italic: false, weight: 640 })
    expect(han?.font.sizePx).toBeCloseTo(37.6)
    expect(oneLine('人', { weight: 300, fontId: 'font-modern' }).runs[0]?.font.weight).toBe(400)
  })

  it('is one of their own for emoji, each drawn as one', () => {
    for (const emoji of ['👍🏽', '🇨🇳', '1️⃣', '👨‍👩‍👧', '🤷‍♂️', '🏴‍☠️'])
      expect(familiesOf(emoji)).toEqual([`${emoji}@Noto Emoji`])
    expect(familiesOf('☂')).toEqual(['☂@Noto Emoji'])
  })

  it('draws the parts of an emoji that the face does not know as one', () => {
    expect(familiesOf('👩‍🫨')).toEqual(['👩@Noto Emoji'])
  })

  it('draws an unknown emoji as □ and reports it', async () => {
    const { wrap } = await import('./setup')
    expect(wrap('a 🫨', 1000).missing).toEqual(['🫨'])
  })

  it('gives a stray accent a space to stand on, lest it jump onto the letter before', () => {
    expect(familiesOf('a\u200b\u0301')).toEqual(['a\u00a0\u0301@Source'])
  })

  it('draws what nobody has as □ and reports it', async () => {
    const { wrap } = await import('./setup')
    const paragraph = wrap('a བོ b བོ', 1000)
    expect(paragraph.missing).toEqual(['བོ'])
    expect(paragraph.lines[0]?.runs.map((run) => run.text)).toContain('□')
    expect(paragraph.lines[0]?.text).toBe('a བོ b བོ')
  })
})
