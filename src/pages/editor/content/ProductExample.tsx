import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { emptyProduct } from '../../../card/product'
import { currentLanguage } from '../../../language/i18n'
import { exampleProduct } from '../../../products/exampleProduct'
import { localDay } from '../../../quotes/dates'
import { placeProductAtom } from '../../../state/card'
import { shownProductAtom } from '../../../state/draft'
import { isSameJson } from '../../../scene/values'
import { quoteDependenciesAtom } from '../../../state/quote'
import { Button } from '../../../ui/Button'
import styles from './ContentPanel.module.css'

const loadExampleAtom = atom(null, (get, set) => {
  const { now, pageOrigin } = get(quoteDependenciesAtom)
  set(placeProductAtom, exampleProduct(localDay(now()), currentLanguage(), pageOrigin()))
})

/** Puts the built-in example on the card; undo restores the previous content. */
export function LoadExample() {
  const { t } = useTranslation()
  const load = useSetAtom(loadExampleAtom)
  return <Button onPress={load}>{t('content.loadExample')}</Button>
}

const isBlankAtom = atom((get) => {
  const product = get(shownProductAtom)
  return product !== null && isSameJson(product, emptyProduct(product.date))
})

/** A hint on how to begin, shown for an empty card. */
export function EmptyCardNote() {
  const { t } = useTranslation()
  return useAtomValue(isBlankAtom) && <p className={styles.blank}>{t('content.emptyProduct')}</p>
}
