import type { CardSettings } from '../../card/settings'
import { TEMPLATES } from '../../card/templates'
import { COMPOSITIONS, standsIn, type CompositionId } from '../../look/compositions'
import { FRAMES } from '../../look/frames'
import { RATIOS } from '../../look/ratios'
import { keysOf } from '../../scene/values'
import { almanacQuote } from '../../quotes/almanac'
import { cell, QUOTES, type Cell, type Words } from './cell'

const LOOKS = new Map(
  Object.values(TEMPLATES)
    .filter(({ group }) => group === 'composed')
    .map(({ settings }) => [settings.composition, settings]),
)

export function compositionRows(): Cell[][] {
  return keysOf(COMPOSITIONS).map((composition) =>
    keysOf(RATIOS).map((aspectRatio) => cellOf(composition, aspectRatio, { aspectRatio })),
  )
}

export function compositionFrameRows(): Cell[][] {
  const own = keysOf(COMPOSITIONS).filter((composition) => composition !== 'plain')
  return own.map((composition) =>
    keysOf(FRAMES)
      .filter((frameStyle) => standsIn(composition, frameStyle))
      .flatMap((frameStyle) =>
        (['3:4', '16:9'] as const).map((aspectRatio) =>
          cellOf(composition, `${FRAMES[frameStyle].label.en} ${aspectRatio}`, { frameStyle, aspectRatio }),
        ),
      ),
  )
}

export function compositionQuoteRows(): Cell[][] {
  return keysOf(COMPOSITIONS).map((composition) =>
    (['3:4', '16:9'] as const).flatMap((aspectRatio) =>
      Object.entries(QUOTES).map(([name, quote]) =>
        cellOf(composition, `${name} ${aspectRatio}`, { aspectRatio }, quote),
      ),
    ),
  )
}

function cellOf(
  composition: CompositionId,
  name: string,
  settings: Partial<CardSettings>,
  quote: Words = sampleOf(composition),
): Cell {
  const { label } = COMPOSITIONS[composition]
  const plain = { composition, frameStyle: 'clean', shadow: 'none' } as const
  return cell(`${label.en}, ${name}`, { ...LOOKS.get(composition), ...plain, ...settings }, {}, quote)
}

function sampleOf(composition: CompositionId): Words {
  const { sampleDay } = COMPOSITIONS[composition]
  return sampleDay ? almanacQuote(sampleDay) : QUOTES.median
}
