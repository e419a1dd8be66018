import type { CardSettings } from '../../card/settings'
import { nodeMetrics } from '../../draw/node/nodeCanvas'
import { COMPOSITIONS, withComposition } from '../../look/compositions'
import { FRAMES } from '../../look/frames'
import type { RatioId } from '../../look/ratios'
import { sealNodes, sealSize, type Seal } from '../../look/seal/seal'
import { SEAL_PLACES, type SealPlaceId } from '../../look/seal/style'
import { SEAL_STYLES } from '../../look/seal/styles'
import { keysOf } from '../../scene/values'
import type { Scene } from '../../scene/nodes'
import { cell, productCell, QUOTES, type Cell, type SceneCell } from './cell'

const PAPER = '#F7F1E3'
const PAPERS = ['#F5EBDD', '#182848', '#BCCBC2', '#FFFDF8']

const CARVED: Seal[] = [
  { words: '静', shape: 'square', manner: 'carved', face: 'brush' },
  { words: '日签', shape: 'tall', manner: 'carved', face: 'brush' },
  { words: '知足', shape: 'square', manner: 'carved', face: 'song' },
  { words: '日日新', shape: 'square', manner: 'carved', face: 'brush' },
  { words: '平安喜乐', shape: 'square', manner: 'carved', face: 'song' },
  { words: '自在', shape: 'round', manner: 'carved', face: 'song' },
  { words: '行远', shape: 'gourd', manner: 'carved', face: 'brush' },
  { words: '静', shape: 'round', manner: 'carved', face: 'brush' },
  { words: '长乐未央', shape: 'round', manner: 'carved', face: 'song' },
  { words: '一二三', shape: 'tall', manner: 'carved', face: 'song' },
]
const WEARS = [0, 0.25, 0.5, 0.75, 1]

export function sealRows(): SceneCell[][] {
  const raised = CARVED.map((seal): Seal => ({
    ...seal,
    manner: 'raised',
    face: seal.face === 'brush' ? 'kai' : 'song',
  }))
  const worn = [CARVED[4]!, raised[4]!, raised[8]!].flatMap((seal) =>
    WEARS.map((wear) => ({ ...seal, wear })),
  )
  return [
    CARVED.map((seal) => sealCell(seal, 220)),
    raised.map((seal) => sealCell(seal, 220)),
    worn.slice(0, 8).map((seal) => sealCell(seal, 220)),
    worn.slice(8).map((seal) => sealCell(seal, 220)),
    PAPERS.flatMap((paper) => [CARVED[1]!, raised[2]!, raised[0]!].map((seal) => sealCell(seal, 44, paper))),
  ]
}

const RATIOS: readonly RatioId[] = ['16:9', '1:1', '4:5', '9:16', '21:9']
const GROUNDS = ['#F5F1E6', '#182848', '#B3261E', '#8A8A8A', '#FFE08A']
const TEXTS = ['', '静', '知足', '日日新', '平安喜乐', 'Qd']
const SEALED: Partial<CardSettings> = { showSeal: true, shadow: 'none', textPosition: 'middle' }

export function sealFrameRows(): Cell[][] {
  return keysOf(FRAMES).map((frameStyle) =>
    RATIOS.flatMap((aspectRatio) =>
      keysOf(SEAL_PLACES).map((sealPlace, at) =>
        cell(
          `${frameStyle} ${aspectRatio} ${sealPlace}`,
          { ...SEALED, frameStyle, aspectRatio, sealPlace },
          ALIGNED[sealPlace],
          Object.values(QUOTES)[at]!,
        ),
      ),
    ),
  )
}

const ALIGNED: Record<SealPlaceId, Partial<CardSettings['textSettings']>> = {
  author: { align: 'text-center' },
  right: { align: 'text-left' },
  left: { align: 'text-right' },
}

export function sealCardRows(): Cell[][] {
  const styles = keysOf(SEAL_STYLES)
  return [
    ...GROUNDS.map((backgroundColor) =>
      TEXTS.map((sealText, at) =>
        cell(`${styles[at % styles.length]} ${sealText} on ${backgroundColor}`, {
          ...SEALED,
          aspectRatio: '4:5',
          backgroundColor,
          sealText,
          sealStyle: styles[at % styles.length]!,
        }),
      ),
    ),
    ...keysOf(QUOTES).map((quote) =>
      (['text-left', 'text-center', 'text-right'] as const).flatMap((align) =>
        (['16:9', '4:5'] as const).map((aspectRatio) =>
          cell(
            `${align} ${aspectRatio} ${quote}`,
            {
              ...SEALED,
              aspectRatio,
              sealPlace: 'author',
              sealStyle: align === 'text-left' ? 'red-line' : 'tall',
            },
            { align },
            QUOTES[quote],
          ),
        ),
      ),
    ),
    ...keysOf(COMPOSITIONS).map((composition) =>
      RATIOS.flatMap((aspectRatio) =>
        keysOf(SEAL_PLACES).map((sealPlace) =>
          cell(
            `${composition} ${aspectRatio} ${sealPlace}`,
            {
              ...SEALED,
              ...withComposition(composition, 'clean'),
              aspectRatio,
              sealPlace,
              sealStyle: sealPlace === 'left' ? 'square' : 'tall',
            },
            { fontFamily: 'font-serif', bold: false },
          ),
        ),
      ),
    ),
    RATIOS.flatMap((aspectRatio) =>
      (['left', 'right'] as const).map((sealPlace) =>
        productCell(`product ${aspectRatio} ${sealPlace}`, { ...SEALED, aspectRatio, sealPlace }),
      ),
    ),
  ]
}

function sealCell(seal: Seal, sidePx: number, paper = PAPER): SceneCell {
  const { width, height } = sealSize(seal, sidePx)
  const room = { width: width + 40, height: sidePx * 1.9 + 40 }
  const corner = { x: 20, y: (room.height - height) / 2 }
  const scene: Scene = {
    ...room,
    still: [{ type: 'rect', id: 'paper', x: 0, y: 0, ...room, fill: paper }],
    live: sealNodes('seal', seal, corner, sidePx, [paper], nodeMetrics),
    blocks: [],
    notices: [],
    plan: { textBox: { x: 0, y: 0, ...room }, placedByFrame: [], colouredByFrame: [] },
  }
  return { name: `${seal.shape} ${seal.wear ?? ''}`, scene }
}
