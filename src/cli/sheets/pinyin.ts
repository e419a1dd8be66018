import { FRAMES } from '../../look/frames'
import { RATIOS } from '../../look/ratios'
import { keysOf } from '../../scene/values'
import { FONTS } from '../../text/fonts'
import { cell, QUOTES, type Cell } from './cell'

/** Pinyin in every frame and ratio, with either language first; and in every family. */
export function pinyinRows(): Cell[][] {
  const frames = keysOf(FRAMES).flatMap((frameStyle) =>
    (['auto', 'only-zh'] as const).map((lead) =>
      keysOf(RATIOS).map((aspectRatio) =>
        cell(
          `${FRAMES[frameStyle].label.en} ${aspectRatio} ${lead}`,
          { frameStyle, aspectRatio, lead },
          { pinyin: true, bold: false },
        ),
      ),
    ),
  )
  const families = keysOf(FONTS).map((fontFamily) =>
    (['16:9', '1:1', '3:4'] as const).flatMap((aspectRatio) =>
      Object.entries(QUOTES).map(([name, quote]) =>
        cell(
          `${FONTS[fontFamily].label.en} ${name} ${aspectRatio}`,
          { aspectRatio, lead: 'zh' },
          { pinyin: true, fontFamily, bold: false },
          quote,
        ),
      ),
    ),
  )
  return [...frames, ...families]
}
