import { beforeEach, describe, expect, it, vi } from 'vitest'
import { TEMPLATES } from '../../../../src/card/templates'
import { layoutQuoteSubject } from '../../../../src/layout/quote/layoutQuoteSubject'
import { cardWith } from '../../../layout/cards'
import { plus, TestEditor } from './testEditor'

vi.mock('../../../../src/layout/quote/layoutQuoteSubject', async (original) => {
  const { layoutQuoteSubject } =
    await original<typeof import('../../../../src/layout/quote/layoutQuoteSubject')>()
  return { layoutQuoteSubject: vi.fn(layoutQuoteSubject) }
})

const MOVES = 7
const CARDS = {
  plain: cardWith({}),
  'Two Leaves': cardWith(TEMPLATES.twoLeaves.settings),
}

/** How often the words are laid out in each of some moves, apart from the two that begin a gesture. */
function layoutsIn(editor: TestEditor, move: (step: number) => void): number[] {
  return Array.from({ length: MOVES }, (_, step) => {
    vi.mocked(layoutQuoteSubject).mockClear()
    move(step)
    void editor.scene
    return vi.mocked(layoutQuoteSubject).mock.calls.length
  }).slice(2)
}

describe.each(Object.keys(CARDS) as (keyof typeof CARDS)[])('on a %s card', (name) => {
  let editor: TestEditor
  beforeEach(() => {
    editor = new TestEditor(CARDS[name])
    editor.tap(editor.at('content'))
  })

  it('a drag lays no words out', () => {
    const from = editor.at('content')
    editor.pointerDown(from)
    const layouts = layoutsIn(editor, (step) => editor.pointerMove(plus(from, 8 * step, 5 * step)))
    expect(layouts).toEqual(layouts.map(() => 0))
  })

  it.each(['se', 'e'] as const)('a pull at its handle %s lays the words out once at each move', (handle) => {
    const from = editor.handle(handle)
    editor.pointerDown(from)
    const layouts = layoutsIn(editor, (step) => editor.pointerMove(plus(from, -8 * step, -5 * step)))
    expect(layouts).toEqual(layouts.map(() => 1))
  })

  it('a pinch lays the words out once at each move', () => {
    const middle = editor.at('content')
    const finger = (side: 1 | -1, step: number) => plus(middle, side * (90 - 4 * step), 0)
    const [left, right] = [1, 2].map((id) => ({ id, kind: 'touch' as const }))
    editor.pointerDown(finger(-1, 0), left).pointerDown(finger(1, 0), right)
    const layouts = layoutsIn(editor, (step) =>
      editor.pointerMoveWithin(finger(-1, step), left).pointerMove(finger(1, step), right),
    )
    expect(layouts).toEqual(layouts.map(() => 1))
  })
})
