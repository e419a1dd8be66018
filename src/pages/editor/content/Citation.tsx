import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import styles from './ContentPanel.module.css'
import { cardQuoteAtom } from '../../../state/card'

const citationAtom = atom((get) => get(cardQuoteAtom)?.citation ?? null)

/** The source of the wording: "Source: The Republic, Book II, translated by Benjamin Jowett, 375 BC". */
export function Citation() {
  const { t } = useTranslation()
  const citation = useAtomValue(citationAtom)
  if (!citation || citation.work === '') return null
  const { work, locator, translator, year } = citation
  const parts = [
    work,
    locator,
    translator ? t('source.translatedBy', { name: translator }) : '',
    year === null ? '' : t(year < 0 ? 'source.yearBc' : 'source.year', { year: Math.abs(year) }),
  ]
  const written = parts.filter((part) => part !== '').join(t('source.comma'))
  return <p className={styles.citation}>{t('source.cited', { citation: written })}</p>
}
