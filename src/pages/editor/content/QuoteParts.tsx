import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { useRef, useState, type ClipboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Words } from '../../../card/emphasis'
import { asterisksIn } from '../../../card/typedMarks'
import { emphasizeAtom, isEditingAtom } from '../../../state/draft'
import { Tabs } from '../../../ui/Tabs'
import { TextField } from '../../../ui/TextField'
import { TextArea } from '../../../ui/TextArea'
import { hasPagesAtom } from '../../../state/view'
import { contentPartAtom } from '../editorTabs'
import { splittingAtom } from '../useSetting'
import { useHeldPrimaryText } from '../useHeldPrimaryText'
import styles from './ContentPanel.module.css'
import { DayField, useQuoteField, DraftPicture } from './fields'
import { QUOTE_LIMITS } from '../../../card/limits'
import { EmphasisChoice } from '../EmphasisChoice'
import { keysOf } from '../../../scene/values'

const PARTS = { quoteContent: QuotePart, translation: TranslationPart, media: MediaPart }

export function QuoteParts() {
  const { t } = useTranslation()
  const [part, open] = useAtom(contentPartAtom)
  const [isFocused, setFocused] = useState(false)
  useHeldPrimaryText(useAtomValue(isEditingAtom) && isFocused)
  const Part = PARTS[part]
  return (
    <Tabs
      look="subTabs"
      label={t('content.parts')}
      value={part}
      tabs={keysOf(PARTS).map((id) => ({ id, label: t(`content.${id}`) }))}
      onChange={open}
    >
      <div className={styles.fields} onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
        <Part />
      </div>
    </Tabs>
  )
}

function QuotePart() {
  const { t } = useTranslation()
  return (
    <>
      <WordsField label={t('content.quote')} field="content" />
      <TextField label={t('content.author')} maxLength={QUOTE_LIMITS.author} {...useQuoteField('author')} />
      <DayField label={t('content.quoteDate')} {...useQuoteField('date')} />
    </>
  )
}

function WordsField({ label, field }: { label: string; field: 'content' | 'translation' }) {
  const quoteField = useQuoteField(field)
  const area = useRef<HTMLTextAreaElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [selected, select] = useState<Words | null>(null)
  const emphasize = useSetAtom(emphasizeAtom)
  const { set } = useStore()
  const split = useSetAtom(splittingAtom)
  const hasPages = useAtomValue(hasPagesAtom)
  /** The field itself takes the asterisks away, so that its own undo brings them back. */
  const onChange = (text: string) => {
    const pair = asterisksIn(quoteField.value, text)
    quoteField.onChange(text)
    if (!pair || !area.current) return
    area.current.setSelectionRange(pair.start, pair.end + 2)
    if (!document.execCommand('insertText', false, pair.content.slice(pair.start, pair.end))) return
    area.current.setSelectionRange(pair.caret, pair.caret)
    emphasize({ text: field, ...pair }, 'marker')
  }
  /** The field would cut it. */
  const splitIfLong = (event: ClipboardEvent) => {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = area.current ?? {}
    const pasted = event.clipboardData.getData('text/plain')
    const text = value.slice(0, selectionStart) + pasted + value.slice(selectionEnd)
    if (text.length <= QUOTE_LIMITS.text || hasPages) return
    event.preventDefault()
    split(({ splitLongAtom }) => set(splitLongAtom, text))
  }
  const readSelection = () => {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = area.current ?? {}
    select(start < end ? { text: field, start, end } : null)
  }
  return (
    <div
      ref={box}
      onSelect={readSelection}
      onPaste={splitIfLong}
      onBlur={({ relatedTarget }) => box.current?.contains(relatedTarget) || select(null)}
    >
      <TextArea ref={area} label={label} maxLength={QUOTE_LIMITS.text} {...quoteField} onChange={onChange} />
      {selected && <EmphasisChoice words={selected} onLeave={() => area.current?.focus()} />}
    </div>
  )
}

function TranslationPart() {
  const { t } = useTranslation()
  return <WordsField label={t('content.translationText')} field="translation" />
}

function MediaPart() {
  const { t } = useTranslation()
  return (
    <>
      <DraftPicture
        label={t('content.shareImageUrl')}
        alt={t('content.shareImage')}
        {...useQuoteField('imageUrl')}
      />
      <DraftPicture
        label={t('content.originalImageUrl')}
        alt={t('content.originalImage')}
        {...useQuoteField('originImageUrl')}
      />
    </>
  )
}
