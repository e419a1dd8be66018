import { useAtomValue, useStore } from 'jotai'
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ClipboardEvent,
  type RefObject,
} from 'react'
import { browserMetrics } from '../../../draw/fonts/browserMetrics'
import { caretMap } from '../../../layout/caret'
import { alignOf } from '../../../layout/quote/measureQuote'
import { composeAtom, textSettingsAtom } from '../../../state/card'
import { editorScene } from '../../../state/editorScene'
import { WORDS_LIMITS, wordsAtom, writeWordsAtom, type WordsId } from '../../../state/draft'
import { typedOffsets } from '../../../text/typedOffsets'
import { typographic } from '../../../text/typographic'
import {
  EMPTY_WRAPPED_TEXT,
  wrappedText,
  fieldPosition,
  isBeforeSoftBreak,
  lineEndPosition,
  plainText,
  textAfterEdit,
  textOffset,
} from './wrappedText'

/**
 * An edit without its own `beforeinput`: text inserted with line breaks is several edits, and only the first
 * is announced.
 */
const NOT_FORETOLD = { from: Infinity, isForwardDelete: false }

/** In UTF-16 offsets of the typed text. */
export interface WordsSelection {
  start: number
  end: number
  isAtLineEnd: boolean
}

/** A selection that another field over the same text can restore. */
export interface KeptSelection extends WordsSelection {
  isBackward: boolean // Shift and an arrow move its start.
}

/**
 * Binds a text field to the card's text: typing updates the card at once, and the field wraps as the card
 * does, except while an input method composes.
 */
export function useWrappedField(id: WordsId, words: WordsId, field: RefObject<HTMLTextAreaElement | null>) {
  const store = useStore()
  const text = useAtomValue(wordsAtom)[words]
  const scene = useAtomValue(editorScene.currentSceneAtom)
  const align = alignOf(useAtomValue(textSettingsAtom))
  const [selection, setSelection] = useState<WordsSelection>({ start: 0, end: 0, isAtLineEnd: false })
  const [, settle] = useReducer((turn: number) => turn + 1, 0)
  const wrapped = useRef(EMPTY_WRAPPED_TEXT)
  const isComposing = useRef(false)
  const pendingCaret = useRef<number | null>(null) // caret in the text, until the field has its line breaks
  const edit = useRef(NOT_FORETOLD)

  // Moving the caret changes none of these.
  const offsets = useMemo(() => typedOffsets(text, typographic(text, words === 'author')), [text, words])
  const map = useMemo(
    () => scene && caretMap(scene, { id, text: offsets.shown, align }, browserMetrics),
    [scene, id, offsets, align],
  )
  const broken = useMemo(() => {
    const later = (map?.lines ?? []).slice(1)
    return wrappedText(
      text,
      later.map(({ start }) => offsets.toTyped(start)),
    )
  }, [text, map, offsets])

  const readSelection = () => {
    const { current } = field
    if (!current) return null
    const next = {
      start: textOffset(wrapped.current, current.selectionStart),
      end: textOffset(wrapped.current, current.selectionEnd),
      isAtLineEnd: isBeforeSoftBreak(wrapped.current, current.selectionEnd),
    }
    setSelection((last) => (isSame(last, next) ? last : next))
    return next
  }

  const select = (start: number, end: number, isAtLineEnd = false) => {
    const position = (offset: number) =>
      offset === end && isAtLineEnd
        ? lineEndPosition(wrapped.current, offset)
        : fieldPosition(wrapped.current, offset)
    const [first, last] = [start, end].toSorted((a, b) => a - b) as [number, number]
    field.current?.setSelectionRange(position(first), position(last), start > end ? 'backward' : 'forward')
    readSelection()
  }

  const keepSelection = (): KeptSelection | null => {
    const kept = readSelection()
    return kept && { ...kept, isBackward: field.current?.selectionDirection === 'backward' }
  }

  useLayoutEffect(() => {
    const { current } = field
    if (!current || isComposing.current) return
    const start = pendingCaret.current ?? textOffset(wrapped.current, current.selectionStart)
    const end = pendingCaret.current ?? textOffset(wrapped.current, current.selectionEnd)
    const isUnbroken = current.value !== broken.value
    wrapped.current = broken
    pendingCaret.current = null
    if (isUnbroken) {
      current.value = broken.value
      select(start, end)
    } else readSelection()
  })

  const onBeforeInput = ({ inputType }: InputEvent) => {
    edit.current = {
      from: field.current?.selectionStart ?? 0,
      isForwardDelete: /^delete.*Forward$/.test(inputType),
    }
  }

  const onInput = () => {
    const { current } = field
    if (!current) return
    const { value, selectionEnd: caret } = current
    wrapped.current = textAfterEdit(wrapped.current, { value, caret, ...edit.current })
    edit.current = NOT_FORETOLD
    pendingCaret.current = textOffset(wrapped.current, Math.min(caret, wrapped.current.value.length))
    const caretAfterMark = store.set(writeWordsAtom, words, plainText(wrapped.current))
    pendingCaret.current = caretAfterMark ?? pendingCaret.current
    readSelection()
    settle() // Restores a deleted line break even if the text is unchanged.
  }

  /** Copies the typed text, without the card's line breaks. */
  const onCopy = (event: ClipboardEvent) => {
    const { current } = field
    if (!current) return
    const { selectionStart, selectionEnd } = current
    const [start, end] = [selectionStart, selectionEnd].map((at) => textOffset(wrapped.current, at))
    const words = plainText(wrapped.current).slice(start, end)
    if (words === '') return
    event.preventDefault()
    event.clipboardData.setData('text/plain', words)
    if (event.type === 'cut') document.execCommand('delete') // as an undoable edit
  }

  const onComposition = (isUnderWay: boolean) => {
    isComposing.current = isUnderWay
    store.set(composeAtom, isUnderWay)
    if (!isUnderWay) settle()
  }
  useEffect(
    () => () => {
      if (isComposing.current) store.set(composeAtom, false) // A removed field fires no compositionend.
    },
    [store],
  )

  return {
    map,
    offsets,
    selection,
    select,
    readSelection,
    keepSelection,
    onBeforeInput,
    onInput,
    onCopy,
    onComposition,
    value: broken.value,
    maxLength: WORDS_LIMITS[words] + broken.softBreaks.length,
  }
}

function isSame(a: WordsSelection, b: WordsSelection): boolean {
  return a.start === b.start && a.end === b.end && a.isAtLineEnd === b.isAtLineEnd
}
