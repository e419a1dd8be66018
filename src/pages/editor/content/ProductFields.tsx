import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkOf, parsedCount, parsedTopics } from '../../../card/product'
import { langOf } from '../../../language/wordsByLanguage'
import { TextArea } from '../../../ui/TextArea'
import { DateField, TextField } from '../../../ui/TextField'
import { PictureInput } from '../pictures/PictureInput'
import styles from './ContentPanel.module.css'
import { useProductField } from './words'
import { PRODUCT_LIMITS, QUOTE_LIMITS } from '../../../card/limits'

export function ProductWords() {
  return (
    <div className={styles.fields}>
      <NameField />
      <TaglineField />
      <DescriptionField />
      <LinkField />
    </div>
  )
}

export function ProductFacts() {
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <CountField field="votes" />
        <CountField field="comments" />
      </div>
      <TopicsField />
      <DayField />
      <ProductPicture field="logoUrl" label="content.logoUrl" alt="content.logo" />
      <ProductPicture field="pictureUrl" label="content.pictureUrl" alt="content.picture" />
    </div>
  )
}

/** Text typed that is not stored as such, like "1,2"; dropped when editing ends. */
function useTyped(isReadOnly: boolean) {
  const [typed, setTyped] = useState<string | null>(null)
  if (isReadOnly && typed !== null) setTyped(null)
  return [typed, setTyped] as const
}

function NameField() {
  const { t } = useTranslation()
  const { value, ...field } = useProductField('name')
  return (
    <TextField
      label={t('content.productName')}
      maxLength={PRODUCT_LIMITS.name}
      lang={langOf(value ?? '')}
      value={value ?? ''}
      {...field}
    />
  )
}

function TaglineField() {
  const { t } = useTranslation()
  const { value, ...field } = useProductField('tagline')
  return (
    <TextArea
      label={t('content.tagline')}
      rows={2}
      maxLength={PRODUCT_LIMITS.tagline}
      lang={langOf(value ?? '')}
      value={value ?? ''}
      {...field}
    />
  )
}

function DescriptionField() {
  const { t } = useTranslation()
  const { value, ...field } = useProductField('description')
  return (
    <TextArea
      label={t('content.description')}
      maxLength={PRODUCT_LIMITS.description}
      lang={langOf(value ?? '')}
      value={value ?? ''}
      {...field}
    />
  )
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

function DayField() {
  const { t } = useTranslation()
  const { value, onChange, isReadOnly } = useProductField('date')
  return (
    <DateField
      label={t('content.productDate')}
      value={value ?? ''}
      onChange={(day) => day !== '' && onChange(day)}
      isReadOnly={isReadOnly}
    />
  )
}

interface ProductPictureProps {
  field: 'logoUrl' | 'pictureUrl'
  label: 'content.logoUrl' | 'content.pictureUrl'
  alt: 'content.logo' | 'content.picture'
}

function ProductPicture({ field, label, alt }: ProductPictureProps) {
  const { t } = useTranslation()
  const { value, onChange, isReadOnly } = useProductField(field)
  return (
    <PictureInput
      label={t(label)}
      alt={t(alt)}
      src={(value ?? '').trim()}
      onChange={onChange}
      isReadOnly={isReadOnly}
      isOfDraft
    />
  )
}
