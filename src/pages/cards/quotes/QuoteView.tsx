import { useStore } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { restoreMyQuote, type MyQuote } from '../../../card/myQuote'
import { QUOTE_LIMITS } from '../../../card/limits'
import { dayIn, tagsIn } from '../../../products/quoteList/quoteTable'
import { putMyQuotesAtom } from '../../../state/kept/myQuotes'
import { pushToastAtom } from '../../../state/toasts'
import { Button } from '../../../ui/Button'
import { FullView } from '../../../ui/FullView'
import { TextField } from '../../../ui/TextField'
import { TextArea } from '../../../ui/TextArea'
import { useDeleteQuotes } from './QuoteList'
import styles from './Quotes.module.css'

/** A quote's fields. It keeps its place among the days, whatever its words become. */
export function QuoteView({ quote, onClose }: { quote: MyQuote; onClose: () => void }) {
  const { t } = useTranslation()
  const store = useStore()
  const remove = useDeleteQuotes()
  const [fields, setFields] = useState({ ...quote, tags: quote.tags.join(', ') })
  const isBlank = fields.content.trim() === ''
  const isDayWrong = fields.day.trim() !== '' && dayIn(fields.day) === null
  const change = (name: keyof MyQuote) => (text: string) => setFields({ ...fields, [name]: text })
  const save = async () => {
    const record = { ...fields, day: dayIn(fields.day) ?? '', tags: tagsIn(fields.tags) }
    const changed = restoreMyQuote(quote.id, record)
    const problem = changed && (await store.set(putMyQuotesAtom, [changed]))
    if (problem) store.set(pushToastAtom, { kind: 'failure', text: t(`cards.${problem}`) })
    else onClose()
  }
  return (
    <FullView
      title={t('cards.quotes.edit')}
      back={t('cards.quotes.cancel')}
      onClose={onClose}
      foot={
        <>
          <Button onPress={() => void remove([quote]).then(onClose)}>{t('cards.actions.delete')}</Button>
          <Button look="filled" isDisabled={isBlank || isDayWrong} onPress={() => void save()}>
            {t('cards.quotes.save')}
          </Button>
        </>
      }
      text={
        <div className={styles.fields}>
          {(['content', 'translation'] as const).map((name) => (
            <TextArea
              key={name}
              label={t(`cards.quotes.columns.${name}`)}
              value={fields[name]}
              maxLength={QUOTE_LIMITS.text}
              error={name === 'content' && isBlank ? t('cards.quotes.problems.no-words') : undefined}
              onChange={change(name)}
            />
          ))}
          {(['author', 'work', 'tags'] as const).map((name) => (
            <TextField
              key={name}
              label={t(`cards.quotes.columns.${name}`)}
              value={fields[name]}
              maxLength={QUOTE_LIMITS.author}
              onChange={change(name)}
            />
          ))}
          <TextField
            label={t('cards.quotes.columns.date')}
            value={fields.day}
            hint={t('cards.quotes.dateHint')}
            error={isDayWrong ? t('cards.quotes.problems.bad-date') : undefined}
            onChange={change('day')}
          />
        </div>
      }
    />
  )
}
