import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useSetAtom } from 'jotai'
import { fieldBox, placeAt, selectionBoxes, type CaretMap } from '../../../layout/caret'
import { langOf } from '../../../language/wordsByLanguage'
import type { Words } from '../../../card/emphasis'
import type { Point } from '../../../scene/nodes'
import { redoAtom, undoAtom } from '../../../state/card'
import type { WordsId } from '../../../state/draft'
import type { TypedOffsets } from '../../../text/typedOffsets'
import { classes } from '../../../ui/classes'
import { isComposing } from '../../../ui/isComposing'
import styles from './InPlaceEditor.module.css'
import { useFieldAtCaret } from './useFieldAtCaret'
import { useWrappedField, type KeptSelection } from './useWrappedField'
import { useColumnKeys } from './useColumnKeys'
import { useTextPointer } from './useTextPointer'
import { WordMarks } from './WordMarks'
import { useDocumentEvent } from '../../../ui/useDocumentEvent'

const CLEARANCE_PX = 24

interface InPlaceEditorProps {
  id: WordsId
  words: WordsId
  scale: number
  at?: Point | undefined // logical px: initial caret position; default the end
  /** Selection of a previous field over this text, such as the previous layout's; null if none. */
  lastSelection: () => KeptSelection | null
  onLeave: (selection: KeptSelection) => void
  onDone: () => void
  toolsFor?: (words: Words, leave: () => void) => ReactNode // for the selected words
}

/**
 * The field is transparent, since the card shows what will be exported. Caret, selection and composition are
 * marked at the card's glyphs, as a field cannot vary line sizes. Enter ends a single line; Esc or a tap
 * elsewhere ends any edit.
 */
export function InPlaceEditor(props: InPlaceEditorProps) {
  const { id, words: text, scale, at, lastSelection, onLeave, onDone, toolsFor } = props
  const { t } = useTranslation()
  const field = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<HTMLSpanElement>(null)
  const words = useWrappedField(id, text, field)
  const [composed, setComposed] = useState<{ start: number; end: number } | null>(null)
  const lastMap = useRef<CaretMap | null>(null)
  const { map, offsets, selection, select, readSelection, keepSelection } = words
  useLayoutEffect(() => {
    if (map) lastMap.current = map
  })
  // Without text there are no lines, so the caret stays where the first line was.
  const shownMap = map ?? lastMap.current
  const shown = { ...selection, ...toShown(offsets, selection) }
  const shownComposed = composed ? toShown(offsets, composed) : null
  const points = useTextPointer(field, map, offsets, select)
  const onColumnKey = useColumnKeys(field, map, words)
  const isMultiline = id === 'content' || id === 'translation' || id === 'description'

  const begin = useEffectEvent(() => {
    field.current?.focus({ preventScroll: true })
    const last = lastSelection()
    if (last?.isBackward) return select(last.end, last.start)
    if (last) return select(last.start, last.end, last.isAtLineEnd)
    const place = at && map ? placeAt(map, at) : { offset: offsets.shown.length, isAtLineEnd: false }
    const start = offsets.toTyped(place.offset)
    select(start, start, place.isAtLineEnd)
  })
  const leave = useEffectEvent(() => {
    const selection = keepSelection()
    if (selection) onLeave(selection)
  })
  // A card that is still loading has no place for the field yet.
  const isShown = shownMap !== null
  useLayoutEffect(() => {
    if (isShown) begin()
  }, [isShown])
  useLayoutEffect(() => () => leave(), [])

  const { undo, redo } = useCardHistory(field, words.onBeforeInput)

  useDocumentEvent('selectionchange', readSelection)

  useAboveKeyboard(caret, selection.end)
  useFieldAtCaret(field, shownComposed && shownMap, shown)

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    event.stopPropagation() // Arrows, Delete and + edit the text here.
    if (isComposing(event)) return
    const isCommand = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    if (event.key === 'Escape' || (event.key === 'Enter' && (isCommand || !isMultiline))) {
      event.preventDefault()
      onDone()
    } else if (isCommand && !event.altKey && (key === 'z' || key === 'y')) {
      event.preventDefault()
      if (key === 'z' && !event.shiftKey) undo()
      else redo()
    } else onColumnKey(event)
  }
  const compose = (next: typeof composed) => {
    setComposed(next)
    words.onComposition(next !== null)
  }
  const tools = useRef<HTMLDivElement>(null)
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const isAtTools = relatedTarget === field.current || tools.current?.contains(relatedTarget)
    if (document.hasFocus() && !isAtTools) onDone() // Switching windows does not end the edit.
  }
  if (!shownMap) return null
  const isMarkable = (text === 'content' || text === 'translation') && toolsFor !== undefined
  const hasTools = isMarkable && selectionBoxes(shownMap, shown.start, shown.end).length > 0
  return (
    <>
      <OverCard map={shownMap} scale={scale}>
        <WordMarks map={shownMap} selection={shown} composed={shownComposed} scale={scale} caret={caret} />
      </OverCard>
      <OverCard map={shownMap} scale={scale}>
        <textarea
          ref={field}
          className={classes(styles.field, shownComposed !== null && styles.unmarked)}
          aria-label={t(`inPlace.${text}`)}
          dir="auto"
          lang={langOf(words.value)}
          spellCheck={false}
          autoCapitalize="sentences"
          enterKeyHint={isMultiline ? 'enter' : 'done'}
          defaultValue={words.value}
          maxLength={words.maxLength}
          style={fieldStyle(shownMap)}
          onInput={words.onInput}
          onCopy={words.onCopy}
          onCut={words.onCopy}
          onCompositionStart={() => {
            // selectionchange fires asynchronously.
            const { start } = readSelection() ?? selection
            compose({ start, end: start })
          }}
          onCompositionUpdate={({ data }) =>
            setComposed((last) => last && { start: last.start, end: last.start + data.length })
          }
          onCompositionEnd={() => compose(null)}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
          {...points}
          onPointerDown={(event: PointerEvent<HTMLTextAreaElement>) => {
            event.stopPropagation() // Prevents a block drag from beginning in the text.
            points.onPointerDown(event)
          }}
        />
      </OverCard>
      {hasTools && (
        <div ref={tools} onBlur={onBlur}>
          {toolsFor({ text, start: selection.start, end: selection.end }, () =>
            field.current?.focus({ preventScroll: true }),
          )}
        </div>
      )}
    </>
  )
}

/** The card's own undo and redo, in place of the field's; `onOther` takes all other input before it is applied. */
function useCardHistory(field: RefObject<HTMLTextAreaElement | null>, onOther: (event: InputEvent) => void) {
  const undo = useSetAtom(undoAtom)
  const redo = useSetAtom(redoAtom)
  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    if (event.inputType === 'historyUndo' || event.inputType === 'historyRedo') {
      event.preventDefault()
      if (event.inputType === 'historyUndo') undo()
      else redo()
    } else onOther(event)
  })
  useLayoutEffect(() => {
    const { current } = field
    const listener = (event: InputEvent) => onBeforeInput(event)
    current?.addEventListener('beforeinput', listener)
    return () => current?.removeEventListener('beforeinput', listener)
  }, [field])
  return { undo, redo }
}

/** A layer in the card's own pixels, turned as its words are. */
function OverCard({ map: { turn }, scale, children }: { map: CaretMap; scale: number; children: ReactNode }) {
  const turned = turn && {
    transformOrigin: `${turn.about.x}px ${turn.about.y}px`,
    rotate: `${turn.deg}deg`,
  }
  return (
    <div className={styles.layer} style={{ scale: String(scale) }}>
      <div className={styles.turned} style={turned || undefined}>
        {children}
      </div>
    </div>
  )
}

function fieldStyle(map: CaretMap): CSSProperties {
  const { isVertical, pitchPx, font } = map
  const { x, y, width, height } = fieldBox(map)
  return {
    left: x,
    top: y,
    width,
    height,
    paddingInlineStart: map.headPx - (isVertical ? y : x),
    writingMode: isVertical ? 'vertical-rl' : undefined,
    font: `${font.italic ? 'italic ' : ''}${font.weight} ${font.sizePx}px/${pitchPx}px "${font.family}"`,
    letterSpacing: map.letterSpacingPx,
    color: map.fill,
  }
}

function toShown({ toShown: shownOffset }: TypedOffsets, { start, end }: { start: number; end: number }) {
  return { start: shownOffset(start), end: shownOffset(end) }
}

/**
 * Lifts the page while the on-screen keyboard would cover the caret (it shrinks only the visual viewport).
 * `position` changes with the caret.
 */
function useAboveKeyboard(caret: RefObject<HTMLElement | null>, position: number): void {
  useEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return
    const root = document.documentElement
    const lift = () => {
      const isKeyboard = window.innerHeight - visualViewport.height > 80 && visualViewport.scale < 1.05
      if (!isKeyboard) {
        root.style.removeProperty('--keyboard-lift')
        return
      }
      const rect = caret.current?.getBoundingClientRect()
      if (!rect) return
      const lifted = Number.parseFloat(root.style.getPropertyValue('--keyboard-lift')) || 0
      const bottom = rect.bottom + lifted + CLEARANCE_PX
      const covered = bottom - (visualViewport.offsetTop + visualViewport.height)
      root.style.setProperty('--keyboard-lift', `${Math.max(0, Math.round(covered))}px`)
    }
    lift()
    visualViewport.addEventListener('resize', lift)
    return () => visualViewport.removeEventListener('resize', lift)
  }, [caret, position])

  useEffect(() => () => void document.documentElement.style.removeProperty('--keyboard-lift'), [])
}
