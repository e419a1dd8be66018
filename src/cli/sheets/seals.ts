import type { CardSettings } from '../../card/settings'
import { nodeMetrics } from '../../draw/node/nodeCanvas'
import { sealNodes, sealSize, type Seal } from '../../look/seal/seal'
import { SEAL_STYLES } from '../../look/seal/styles'
import { blocklessScene } from '../../scene/shapes'
import { keysOf } from '../../scene/values'
import { cell, type Cell, type SceneCell } from './cell'

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

const GROUNDS = ['#F5F1E6', '#182848', '#B3261E', '#8A8A8A', '#FFE08A']
const TEXTS = ['', '静', '知足', '日日新', '平安喜乐', 'Qd']
const SEALED: Partial<CardSettings> = { showSeal: true, shadow: 'none', textPosition: 'middle' }

export function sealCardRows(): Cell[][] {
  const styles = keysOf(SEAL_STYLES)
  return GROUNDS.map((backgroundColor) =>
    TEXTS.map((sealText, at) =>
      cell(`${styles[at % styles.length]} ${sealText} on ${backgroundColor}`, {
        ...SEALED,
        aspectRatio: '4:5',
        backgroundColor,
        sealText,
        sealStyle: styles[at % styles.length]!,
      }),
    ),
  )
}

function sealCell(seal: Seal, sidePx: number, paper = PAPER): SceneCell {
  const { width, height } = sealSize(seal, sidePx)
  const room = { width: width + 40, height: sidePx * 1.9 + 40 }
  const corner = { x: 20, y: (room.height - height) / 2 }
  const scene = blocklessScene(room, {
    still: [{ type: 'rect', id: 'paper', x: 0, y: 0, ...room, fill: paper }],
    live: sealNodes('seal', seal, corner, sidePx, [paper], nodeMetrics),
  })
  return { name: `${seal.shape} ${seal.wear ?? ''}`, scene }
}
