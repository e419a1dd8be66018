import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { citationInWords } from '../../../card/citationInWords'
import { currentLanguage } from '../../../language/i18n'
import { cardQuoteAtom } from '../../../state/card'
import { SpokenWords } from '../../../ui/SpokenWords'
import styles from './ContentPanel.module.css'

/**
 * The source of the wording: "Source: The Republic, Book II, translated by Benjamin Jowett, 375 BC". What is English in it
 * keeps its marks on a Chinese page, and its voice.
 */
export function Citation() {
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
