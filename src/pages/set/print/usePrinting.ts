import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { saveBlob } from '../../../export/save'
import { currentLanguage } from '../../../language/i18n'
import { printChoiceAtom, printMonthAtom } from '../../../state/print/printChoice'
import { drawPdfAtom, printSheetsOnPaperAtom } from '../../../state/print/printRun'
import { printSheetsAtom } from '../../../state/print/printSheets'
import { pushToastAtom } from '../../../state/toasts'
import { pdfName } from './printWords'

export function usePrinting() {
  const { t } = useTranslation()
  const language = currentLanguage()
  const sheets = useAtomValue(printSheetsAtom)[language]
  const choice = useAtomValue(printChoiceAtom)
  const month = useAtomValue(printMonthAtom)
  const draw = useSetAtom(drawPdfAtom)
  const printOnPaper = useSetAtom(printSheetsOnPaperAtom)
  const say = useSetAtom(pushToastAtom)
  const title = pdfName(choice, month)

  const exportPdf = async () => {
    const file = await draw({ sheets, title, language })
    if (!file) return
    const name = `${title}.pdf`
    saveBlob(file, name)
    say({ kind: 'done', text: t('print.downloading', { name }) })
  }
  return {
    exportPdf: () => void exportPdf(),
    print: () => void printOnPaper({ sheets, title, language }),
  }
}
