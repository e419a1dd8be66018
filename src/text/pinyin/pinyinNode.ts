import type { TextNode } from '../../scene/nodes'
import type { LinePinyin } from '../paragraph'

/** The syllables above a line that is drawn by this node, in its ink: `layout/` makes them lighter. */
export function pinyinNode({ id, x, y, fill }: TextNode, pinyin: LinePinyin | null): TextNode[] {
  if (!pinyin || pinyin.runs.length === 0) return []
  const { runs, risePx } = pinyin
  return [
    { type: 'text', id: `${id}-pinyin`, x, y: y - risePx, runs, fill, isDecoration: true, isPinyin: true },
  ]
}
