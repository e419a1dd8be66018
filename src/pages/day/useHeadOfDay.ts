import { useEffect } from 'react'
import { dayPath } from '../../calendar/dayPaths'
import { dayPreview } from '../../card/dayPreview'
import type { Quote } from '../../card/quote'
import type { LanguageId } from '../../language/languages'
import { showHead } from '../head/showHead'

/** The head of a day's page, which routes.tsx leaves to it: it says the quote. */
export function useHeadOfDay(dayName: string, quote: Quote | null, language: LanguageId): void {
  useEffect(() => {
    if (!quote) return
    const preview = dayPreview(quote, dayName, language)
    showHead({ pageId: 'day', language, path: dayPath(dayName), title: preview.title, preview }).catch(
      () => undefined, // without a network: the title is there
    )
  }, [dayName, quote, language])
}
