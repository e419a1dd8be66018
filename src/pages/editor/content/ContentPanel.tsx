import { useAtomValue, useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  cardKindAtom,
  changeKindAtom,
  placeProductAtom,
  cardDayAtom,
  cardQuoteAtom,
} from '../../../state/card'
import { PanelColumn, PanelParts } from '../PanelParts'
import { EditButtons, EditFields } from './EditControls'
import { ProductFacts, ProductWords } from './ProductFields'
import { QuoteParts } from './QuoteParts'
import { CARD_KINDS } from '../../../card/card'
import { saveDraftAtom, shownProductAtom, isEditingAtom } from '../../../state/draft'
import { SegmentedRadio } from '../../../ui/SegmentedRadio'
import { emptyProduct } from '../../../card/product'
import { currentLanguage } from '../../../language/i18n'
import { localDay } from '../../../quotes/dates'
import { isSameJson } from '../../../scene/values'
import { pushToastAtom } from '../../../state/toasts'
import { quoteDependenciesAtom, quoteLoadAtom } from '../../../state/quote'
import { Button } from '../../../ui/Button'
import styles from './ContentPanel.module.css'
import { TextField } from '../../../ui/TextField'
import { FieldNote } from '../../../ui/FieldNote'
import { fetchOntoCardAtom } from '../useEditorQuote'
import { citationInWords } from '../../../card/citationInWords'
import { SpokenWords } from '../../../ui/SpokenWords'

export function ContentPanel() {
  const isQuote = useAtomValue(cardKindAtom) === 'quote'
  return (
    <EditFields>
      <PanelParts>
        <PanelColumn>
          <KindRadio />
          {isQuote ? (
            <>
              <QuoteFinder />
              <EditButtons />
            </>
          ) : (
            <>
              <EditButtons aside={<LoadExample />} />
              <EmptyCardNote />
              <ProductWords />
            </>
          )}
        </PanelColumn>
        {isQuote ? <QuoteParts /> : <ProductFacts />}
      </PanelParts>
    </EditFields>
  )
}

function KindRadio() {
  const { t } = useTranslation()
  const kind = useAtomValue(cardKindAtom)
  const saveDraft = useSetAtom(saveDraftAtom)
  const changeKind = useSetAtom(changeKindAtom)
  return (
    <SegmentedRadio
      label={t('content.kind')}
      value={kind}
      options={CARD_KINDS.map((id) => ({ id, label: t(`content.kinds.${id}`) }))}
      onChange={(next) => {
        saveDraft() // so that the words are there on return
        changeKind(next)
      }}
    />
  )
}

function LoadExample() {
  const { t } = useTranslation()
  const { now, pageOrigin } = useAtomValue(quoteDependenciesAtom)
  const place = useSetAtom(placeProductAtom)
  const push = useSetAtom(pushToastAtom)
  const load = () => {
    import('../../../products/exampleProduct').then(
      ({ exampleProduct }) => place(exampleProduct(localDay(now()), currentLanguage(), pageOrigin())),
      () => push({ kind: 'failure', text: t('home.input.problem.no-code.title') }),
    )
  }
  return <Button onPress={load}>{t('content.loadExample')}</Button>
}

function EmptyCardNote() {
  const { t } = useTranslation()
  const product = useAtomValue(shownProductAtom)
  const isBlank = product !== null && isSameJson(product, emptyProduct(product.date))
  return isBlank && <p className={styles.blank}>{t('content.emptyProduct')}</p>
}

/** Disabled during editing, so that no text is lost. */
function QuoteFinder() {
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
        <TextField
          type="date"
          label={t('content.date')}
          value={date}
          onChange={pick}
          isDisabled={isEditing}
        />
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

/**
 * "Source: The Republic, Book II, translated by Benjamin Jowett, 375 BC". English in it stays marked on a
 * Chinese page.
 */
function Citation() {
  const { t } = useTranslation()
  const citation = useAtomValue(cardQuoteAtom)?.citation ?? null
  const written = citationInWords(citation, currentLanguage())
  if (written === '') return null
  return (
    <p className={styles.citation}>
      <SpokenWords text={t('source.cited', { citation: written })} pageLanguage={currentLanguage()} />
    </p>
  )
}
