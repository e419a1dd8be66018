import { useAtom, useAtomValue } from 'jotai'
import { currentLanguage } from '../../../language/i18n'
import type { PrintSheet } from '../../../print/sheet'
import { shownSheetAtAtom } from '../../../state/print/printChoice'
import { printSheetsAtom } from '../../../state/print/printSheets'

interface ShownSheets {
  sheets: readonly PrintSheet[]
  at: number // of the one that is shown
  show: (at: number) => void
}

/** The print sheets, and which of them is shown. */
export function useShownSheet(): ShownSheets {
  const sheets = useAtomValue(printSheetsAtom)[currentLanguage()]
  const [asked, show] = useAtom(shownSheetAtAtom)
  return { sheets, at: Math.min(asked, sheets.length - 1), show }
}
