import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkOf, parsedCount, parsedTopics } from '../../../card/product'
import { langOf } from '../../../language/wordsByLanguage'
import { TextField } from '../../../ui/TextField'
import { TextArea } from '../../../ui/TextArea'
import styles from './ContentPanel.module.css'
import { DayField, DraftPicture, useProductField } from './fields'
import { PRODUCT_LIMITS, QUOTE_LIMITS } from '../../../card/limits'

export function ProductWords() {
  const { t } = useTranslation()
  return (
    <div className={styles.fields}>
      <TextField label={t('content.productName')} {...useProductText('name')} />
      <TextArea label={t('content.tagline')} rows={2} {...useProductText('tagline')} />
      <TextArea label={t('content.description')} {...useProductText('description')} />
      <LinkField />
    </div>
  )
}

export function ProductFacts() {
  const { t } = useTranslation()
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <CountField field="votes" />
        <CountField field="comments" />
      </div>
      <TopicsField />
      <DayField label={t('content.productDate')} {...useProductField('date')} />
      <DraftPicture label={t('content.logoUrl')} alt={t('content.logo')} {...useProductField('logoUrl')} />
      <DraftPicture
        label={t('content.pictureUrl')}
        alt={t('content.picture')}
        {...useProductField('pictureUrl')}
      />
    </div>
  )
}

/** Text typed that is not stored as such, like "1,2"; dropped when editing ends. */
function useTyped(isReadOnly: boolean) {
  const [typed, setTyped] = useState<string | null>(null)
  if (isReadOnly && typed !== null) setTyped(null)
  return [typed, setTyped] as const
}

function useProductText(field: 'name' | 'tagline' | 'description') {
  const { value, ...rest } = useProductField(field)
  return { ...rest, value: value ?? '', lang: langOf(value ?? ''), maxLength: PRODUCT_LIMITS[field] }
}

function LinkField() {
  const { t } = useTranslation()
  const { value, ...field } = useProductField('url')
  const url = value ?? ''
  const [isLeft, setLeft] = useState(true)
  const isWrong = isLeft && url.trim() !== '' && linkOf(url) === ''
  return (
    <TextField
      label={t('content.productUrl')}
      inputMode="url"
      placeholder={field.isReadOnly ? undefined : 'https://'}
      hint={field.isReadOnly ? undefined : t('content.productUrlHint')}
      error={isWrong ? t('content.urlError') : undefined}
      maxLength={QUOTE_LIMITS.url}
      value={url}
      isReadOnly={field.isReadOnly}
      onChange={(text) => {
        setLeft(false)
        field.onChange(text)
      }}
      onBlur={() => setLeft(true)}
    />
  )
}

function CountField({ field }: { field: 'votes' | 'comments' }) {
  const { t } = useTranslation()
  const { value, onChange, isReadOnly } = useProductField(field)
  const [typed, setTyped] = useTyped(isReadOnly)
  const isWrong = typed !== null && parsedCount(typed) === undefined
  return (
    <TextField
      label={t(`content.${field}`)}
      inputMode="numeric"
      value={typed ?? String(value ?? '')}
      error={isWrong ? t('content.countError') : undefined}
      isReadOnly={isReadOnly}
      onChange={(text) => {
        setTyped(text)
        const count = parsedCount(text)
        if (count !== undefined) onChange(count)
      }}
      onBlur={() => !isWrong && setTyped(null)}
    />
  )
}

function TopicsField() {
  const { t } = useTranslation()
  const { value, onChange, isReadOnly } = useProductField('topics')
  const [typed, setTyped] = useTyped(isReadOnly)
  return (
    <TextField
      label={t('content.topics')}
      value={typed ?? (value ?? []).join(t('content.topicsComma'))}
      hint={isReadOnly ? undefined : t('content.topicsHint')}
      maxLength={PRODUCT_LIMITS.topics * (PRODUCT_LIMITS.topic + 2)}
      isReadOnly={isReadOnly}
      onChange={(text) => {
        setTyped(text)
        onChange(parsedTopics(text))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
