import { nodeMetrics } from '../../draw/node/nodeCanvas'
import type { Scene, SceneNode } from '../../scene/nodes'
import { keysOf } from '../../scene/values'
import { FONTS, type FontId } from '../../text/fonts'
import { columnNodes } from '../../text/vertical/columnNodes'
import type { ColumnText } from '../../text/vertical/columnText'
import { fitColumns } from '../../text/vertical/fitColumns'
import { setColumns } from '../../text/vertical/setColumns'
import type { SceneCell } from './cell'

const MARKS = [
  '行，下。天、',
  '曰：何？来！',
  '曰“逝者”也',
  '“说‘好’。”',
  '《论语》（上）',
  '希望——等',
  '也许……吧',
  '马克·吐温',
  '第12章7日',
  '读 Walden 时',
  '美。”他；“何？”',
]
const TEXTS = [
  '子在川上曰：“逝者如斯夫！不舍昼夜。”',
  '我走进树林，是想活得自觉些，只与生活最要紧的事实相对。',
  '希望长着羽毛，\n栖息在灵魂里，\n唱着无词的歌，\n永不停息。',
  '1854年，梭罗出版了《Walden; or, Life in the Woods》（《瓦尔登湖》）……那时他37岁——正是“不惑”之前。',
  '最美好、最甜蜜的日子，并不是发生了什么辉煌惊人的大事，而是那些带来简单小快乐的日子，一件接着一件，轻轻的，像珍珠从线上滑落。',
]
const SIZES_PX = [60, 48, 38, 30]
const INK = '#1C1917'
const PAPER = '#F7F1E3'
const LINE = '#D9705F'

export function columnRows(): SceneCell[][] {
  return keysOf(FONTS).flatMap((fontId) => [
    MARKS.map((text) => marksCell(text, fontId)),
    TEXTS.map((text, at) => textCell(text, `${FONTS[fontId].label.en} ${at}`, fontId)),
  ])
}

function marksCell(text: string, fontId: FontId): SceneCell {
  const style = { fontId, bold: false, sizePx: 60, pitchEm: 1.66, trackingEm: 0 }
  return { name: text, scene: sceneOf(setColumns(text, style, 600, nodeMetrics), 140, 560) }
}

function textCell(text: string, name: string, fontId: FontId): SceneCell {
  const style = { fontId, bold: true, pitchEm: 1.66, trackingEm: 0.1 }
  const room = { widthPx: 432, heightPx: 440 }
  return { name, scene: sceneOf(fitColumns(text, style, SIZES_PX, room, nodeMetrics), 540, 720) }
}

function sceneOf(text: ColumnText, width: number, height: number): Scene {
  const head = { x: (width + text.columns.length * text.pitchPx) / 2, y: 120 }
  const rules = text.columns.map((_, at): SceneNode => {
    const x = head.x - (at + 0.5) * text.pitchPx
    return { type: 'rect', id: `axis-${at}`, x, y: head.y, width: 0.5, height: height - 200, fill: LINE }
  })
  return {
    width,
    height,
    still: [{ type: 'rect', id: 'paper', x: 0, y: 0, width, height, fill: PAPER }, ...rules],
    live: columnNodes('columns', text, head, INK),
    blocks: [],
    notices: [],
    plan: { textBox: { x: 0, y: 0, width, height }, placedByFrame: [], colouredByFrame: [] },
  }
}
