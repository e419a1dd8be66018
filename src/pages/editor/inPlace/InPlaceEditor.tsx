import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useSetAtom } from 'jotai'
import { caretAt, offsetAt, selectionBoxes, type CaretMap } from '../../../layout/caret'
import { langOf } from '../../../language/wordsByLanguage'
import type { Point } from '../../../scene/nodes'
import { redoAtom, undoAtom } from '../../../state/card'
import type { WordsId } from '../../../state/words'
import { classes } from '../../../ui/classes'
import styles from './InPlaceEditor.module.css'
import { useAboveKeyboard } from './useAboveKeyboard'
import { useWrappedField } from './useWrappedField'
import { useTextPointer } from './useTextPointer'

interface InPlaceEditorProps {
  id: WordsId
  scale: number // CSS px per logical px of the card
  at?: Point | undefined // logical px: the initial caret position; default the end
  onDone: () => void
}

/** The caret's width in CSS px at any zoom. */
const CARET_PX = 2

/**
 * In-place editing: a real text field lies over the words in the same font, size, colour and lines. Its
 * glyphs are transparent, since the card below shows exactly what will be exported; caret and selection are
 * drawn at the card's glyphs. What an input method marks in the field is blended with the card. Enter ends a single line; Esc or a tap elsewhere ends any edit.
 */
export function InPlaceEditor({ id, scale, at, onDone }: InPlaceEditorProps) {
  const { t } = useTranslation()
  const undo = useSetAtom(undoAtom)
  const redo = useSetAtom(redoAtom)
  const field = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<HTMLSpanElement>(null)
  const words = useWrappedField(id, field)
  const [isComposing, setComposing] = useState(false)
  const lastMap = useRef<CaretMap | null>(null)
  const { map, offsets, selection, select, readSelection } = words
  useLayoutEffect(() => {
    if (map) lastMap.current = map
  })
  // Without text there are no lines: the caret stays where the first line was.
  const shownMap = map ?? lastMap.current
  const points = useTextPointer(field, map, offsets, select)
  const isMultiline = id === 'content' || id === 'translation' || id === 'description'

  const begin = useEffectEvent(() => {
    field.current?.focus({ preventScroll: true })
    const start = at && map ? offsets.toTyped(offsetAt(map, at)) : offsets.toTyped(offsets.shown.length)
    select(start, start)
  })
  useLayoutEffect(() => begin(), []) // once, at the tapped position

  useLayoutEffect(() => {
    const { current } = field
    if (!current) return
    const onBeforeInput = (event: InputEvent) => {
      if (event.inputType === 'historyUndo' || event.inputType === 'historyRedo') {
        event.preventDefault()
        if (event.inputType === 'historyUndo') undo()
        else redo()
      } else words.onBeforeInput(event)
    }
    current.addEventListener('beforeinput', onBeforeInput)
    return () => current.removeEventListener('beforeinput', onBeforeInput)
  }, [undo, redo, words.onBeforeInput])

  useLayoutEffect(() => {
    document.addEventListener('selectionchange', readSelection)
    return () => document.removeEventListener('selectionchange', readSelection)
  }, [readSelection])

  useAboveKeyboard(caret, selection.end)

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    event.stopPropagation() // arrows, Delete and + edit the text here
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const isCommand = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    if (event.key === 'Escape' || (event.key === 'Enter' && (isCommand || !isMultiline))) {
      event.preventDefault()
      onDone()
    } else if (isCommand && !event.altKey && (key === 'z' || key === 'y')) {
      event.preventDefault()
      if (key === 'z' && !event.shiftKey) undo()
      else redo()
    }
  }
  const compose = (isUnderWay: boolean) => {
    setComposing(isUnderWay)
    words.onComposition(isUnderWay)
  }
  const onBlur = () => {
    if (document.hasFocus()) onDone() // switching to another window does not end the edit
  }
  if (!shownMap) return null
  const shown = { start: offsets.toShown(selection.start), end: offsets.toShown(selection.end) }
  const { line, x } = caretAt(shownMap, shown.end, selection.isAtLineEnd)
  const first = shownMap.lines[0]!
  const edges = shownMap.lines.flatMap(({ stops }) => stops.map((stop) => stop.x))
  const left = Math.min(...edges)
  const second = shownMap.lines[1]
  const lineHeightPx = second ? second.baselineY - first.baselineY : first.bottomY - first.topY
  const { turn, font } = shownMap
  const layer = (look: string | false | undefined, children: ReactNode) => (
    <div className={classes(styles.layer, look)} style={{ scale: String(scale) }}>
      <div
        className={styles.turned}
        style={
          turn
            ? { transformOrigin: `${turn.about.x}px ${turn.about.y}px`, rotate: `${turn.deg}deg` }
            : undefined
        }
      >
        {children}
      </div>
    </div>
  )
  return (
    <>
      {layer(
        false,
        <>
          {selectionBoxes(shownMap, shown.start, shown.end).map((stretch) => (
            <span
              key={stretch.y}
              className={styles.selected}
              data-marked=""
              style={{
                left: stretch.x,
                top: stretch.y,
                width: stretch.width,
                height: stretch.height,
                color: shownMap.fill,
              }}
            />
          ))}
          <span
            ref={caret}
            key={`${selection.end} ${offsets.shown.length}`} // restarts the blinking when the caret moves
            className={styles.caret}
            data-caret=""
            hidden={selection.start !== selection.end}
            style={{
              left: x,
              top: line.topY,
              width: CARET_PX / scale,
              height: line.bottomY - line.topY,
              background: shownMap.fill,
            }}
          />
        </>,
      )}
      {layer(
        isComposing && styles.blended,
        <textarea
          ref={field}
          className={styles.field}
          aria-label={t(`inPlace.${id}`)}
          dir="auto"
          lang={langOf(words.value)}
          spellCheck={false}
          autoCapitalize="sentences"
          enterKeyHint={isMultiline ? 'enter' : 'done'}
          defaultValue={words.value}
          style={{
            left,
            top: first.baselineY - 0.35 * font.sizePx - lineHeightPx / 2,
            width: Math.max(...edges) - left + font.sizePx,
            height: lineHeightPx * shownMap.lines.length,
            font: `${font.italic ? 'italic ' : ''}${font.weight} ${font.sizePx}px/${lineHeightPx}px "${font.family}"`,
            letterSpacing: shownMap.letterSpacingPx,
            color: shownMap.fill,
          }}
          onInput={words.onInput}
          onCopy={words.onCopy}
          onCut={words.onCopy}
          onCompositionStart={() => compose(true)}
          onCompositionEnd={() => compose(false)}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
          {...points}
          onPointerDown={(event: PointerEvent<HTMLTextAreaElement>) => {
            event.stopPropagation() // so that no block drag begins in the words
            points.onPointerDown(event)
          }}
        />,
      )}
    </>
  )
}
