// @module-tag slow
import { openSync, type Font } from 'fontkit'
import { expect, it } from 'vitest'
import { edgesOf, foundMarkInks } from '../../../src/cli/markInks/foundMarkInks'
import { filesOf } from '../../../src/draw/node/nodeFonts'
import { isInRanges } from '../../../src/draw/fonts/unicodeRanges'
import { markInkEm, middleEm } from '../../../src/text/vertical/markInks'
import table from '../../../src/text/vertical/markInks.json'
import { combinations } from '../../fixtures/combinations'
import { IS_FULL } from '../../fixtures/tier'

it.runIf(IS_FULL)('is what the fonts draw (`npm run tool marks` after a change of fonts)', () => {
  expect(foundMarkInks()).toEqual(table)
})

it('is true between its weights too', () => {
  const marks = combinations({
    family: ['Noto Serif SC Variable', 'Noto Sans SC Variable'],
    weight: [350, 450, 550, 640, 800],
    mark: [...'，。；！·—『」'],
  })
  for (const { family, weight, mark } of marks) {
    const font = { family, weight, italic: false, sizePx: 100 }
    const { x, y, width, height } = markInkEm({ text: mark, font, widthPx: 100 })
    const drawn = edgesOf(mark, family, weight)
    const known = [x, y, x + width, y + height].map((em) => em * 1000)
    known.forEach((edge, at) =>
      expect(
        Math.abs(edge - drawn[at]!),
        `${mark} ${family} ${weight}: ${drawn.join()} for ${known.join()}`,
      ).toBeLessThan(8),
    )
  }
})

it('is what the outlines in the font files say', () => {
  const family = 'LXGW WenKai'
  const files = filesOf(family).filter(({ path }) => path.includes('regular'))
  for (const mark of '，。、；：？！…（『』') {
    const file = files.find(({ ranges }) => isInRanges(ranges, mark.codePointAt(0)!))!
    const font = openSync(file.path) as Font
    const { minX, minY, maxX, maxY } = font.glyphForCodePoint(mark.codePointAt(0)!).bbox
    const outline = [minX, -maxY, maxX, -minY].map((units) => (units / font.unitsPerEm) * 1000)
    edgesOf(mark, family, 400).forEach((edge, at) => expect(Math.abs(edge - outline[at]!)).toBeLessThan(8))
  }
})

it('puts the middle of a square where its parentheses are', () => {
  expect(middleEm({ family: 'Noto Serif SC Variable', weight: 640 })).toBeCloseTo(0.38, 2)
  expect(middleEm({ family: 'no such family', weight: 400 })).toBeCloseTo(0.38, 2)
})
