import { useAtomValue, useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cardDayAtom } from '../../../state/card'
import { isEditingAtom } from '../../../state/draft'
import { quoteLoadAtom } from '../../../state/quote'
import { Button } from '../../../ui/Button'
import { DateField } from '../../../ui/DateField'
import { FieldNote } from '../../../ui/FieldNote'
import { fetchOntoCardAtom } from '../useEditorQuote'
import { Citation } from './Citation'
import styles from './ContentPanel.module.css'

/** A day and the button that fetches its quote; disabled during editing, so that no words are lost. */
export function QuoteFinder() {
  const { t } = useTranslation()
  const noteId = useId()
  const cardDate = useAtomValue(cardDayAtom)
  const isEditing = useAtomValue(isEditingAtom)
  const isLoading = useAtomValue(quoteLoadAtom).status === 'loading'
  const fetchQuote = useSetAtom(fetchOntoCardAtom)
  const [picked, pick] = useState<string | null>(null)
  const date = picked ?? cardDate
  const find = async () => {
    if (await fetchQuote(date)) pick(null)
  }
  return (
    <div>
      <form
        className={styles.finder}
        onSubmit={(event) => {
          event.preventDefault()
          if (date !== '' && !isEditing && !isLoading) void find()
        }}
      >
        <DateField label={t('content.date')} value={date} onChange={pick} isDisabled={isEditing} />
        <Button
          type="submit"
          isBusy={isLoading}
          isDisabled={isEditing || date === ''}
          describedBy={isEditing ? noteId : undefined}
        >
          {t('content.getQuote')}
        </Button>
      </form>
      <FieldNote id={noteId} hint={isEditing ? t('content.editingNote') : undefined} />
      <Citation />
    </div>
  )
}
