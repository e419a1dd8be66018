import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { citedWork } from '../../../card/citedWork'
import { currentLanguage } from '../../../language/i18n'
import { cardQuoteAtom } from '../../../state/card'
import { SpokenWords } from '../../../ui/SpokenWords'
import styles from './ContentPanel.module.css'

const citationAtom = atom((get) => get(cardQuoteAtom)?.citation ?? null)

/**
 * The source of the wording: "Source: The Republic, Book II, translated by Benjamin Jowett, 375 BC". What is English in it
 * keeps its marks on a Chinese page, and its voice.
 */
export function Citation() {
  const { t } = useTranslation()
  const citation = useAtomValue(citationAtom)
  if (!citation || citation.work === '') return null
  const { translator, year } = citation
  const parts = [
    citedWork(citation),
    translator ? t('source.translatedBy', { name: translator }) : '',
    year === null ? '' : t(year < 0 ? 'source.yearBc' : 'source.year', { year: Math.abs(year) }),
  ]
  const written = parts.filter((part) => part !== '').join(t('source.comma'))
  return (
    <p className={styles.citation}>
      <SpokenWords text={t('source.cited', { citation: written })} pageLanguage={currentLanguage()} />
    </p>
  )
}
