import { useAtomValue, useSetAtom } from 'jotai'
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

/** Puts the built-in example on the card; undo restores the previous content. */
export function LoadExample() {
  const { t } = useTranslation()
  const { now, pageOrigin } = useAtomValue(quoteDependenciesAtom)
  const place = useSetAtom(placeProductAtom)
  const load = () => place(exampleProduct(localDay(now()), currentLanguage(), pageOrigin()))
  return <Button onPress={load}>{t('content.loadExample')}</Button>
}

/** A hint on how to begin, shown for an empty card. */
export function EmptyCardNote() {
  const { t } = useTranslation()
  const product = useAtomValue(shownProductAtom)
  const isBlank = product !== null && isSameJson(product, emptyProduct(product.date))
  return isBlank && <p className={styles.blank}>{t('content.emptyProduct')}</p>
}
