import type { LanguageId } from '../language/languages'
import { citedWork } from './attribution'
import type { Citation } from './quote'

interface Wording {
  translatedBy: (name: string) => string
  year: (year: number) => string
  yearBc: (year: number) => string
  between: string
}

/** Not in the locales: the server writes this into pages too. */
const WORDINGS: Record<LanguageId, Wording> = {
  en: {
    translatedBy: (name) => `translated by ${name}`,
    year: String,
    yearBc: (year) => `${year} BC`,
    between: ', ',
  },
  zh: {
    translatedBy: (name) => `${name} 译`,
    year: (year) => `${year} 年`,
    yearBc: (year) => `公元前 ${year} 年`,
    between: '，',
  },
}

export function citationInWords(citation: Citation | null, language: LanguageId): string {
  if (!citation || citation.work === '') return ''
  const { translator, year } = citation
  const wording = WORDINGS[language]
  const parts = [
    citedWork(citation),
    translator ? wording.translatedBy(translator) : '',
    year === null ? '' : year < 0 ? wording.yearBc(-year) : wording.year(year),
  ]
  return parts.filter((part) => part !== '').join(wording.between)
}
