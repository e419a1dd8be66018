import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { emptyProduct } from '../../../card/product'
import { currentLanguage } from '../../../language/i18n'
import { exampleProduct } from '../../../products/exampleProduct'
import { localDay } from '../../../quotes/dates'
import { cardProductAtom, placeProductAtom } from '../../../state/card'
import { isEditingAtom } from '../../../state/draft'
import { isSameJson } from '../../../state/json'
import { quoteWorldAtom } from '../../../state/quote'
import { Button } from '../../../ui/Button'
import { FieldNote } from '../../../ui/FieldNote'

const isBlankAtom = atom((get) => {
  const product = get(cardProductAtom)
  return product !== null && isSameJson(product, emptyProduct(product.date))
})

const loadExampleAtom = atom(null, (get, set) => {
  set(placeProductAtom, exampleProduct(localDay(get(quoteWorldAtom).now()), currentLanguage()))
})

/** The built-in example; closed while details are edited, so that none are lost. */
export function ProductExample() {
  const { t } = useTranslation()
  const noteId = useId()
  const isEditing = useAtomValue(isEditingAtom)
  const isBlank = useAtomValue(isBlankAtom)
  const load = useSetAtom(loadExampleAtom)
  const blankNote = isBlank ? t('content.emptyProduct') : undefined
  const note = isEditing ? t('content.editingNote') : blankNote
  return (
    <div>
      <Button onPress={load} isDisabled={isEditing} describedBy={note ? noteId : undefined} fillsWidth>
        {t('content.loadExample')}
      </Button>
      <FieldNote id={noteId} hint={note} />
    </div>
  )
}
