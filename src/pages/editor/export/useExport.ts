import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useTranslation } from 'react-i18next'
import { FORMATS } from '../../../export/formats'
import type { ExportedCard } from '../../../export/exportCard'
import type { ExportErrorCode } from '../../../export/exportError'
import { exportCardAtom, exportOptionsAtom, isExportingAtom } from '../../../state/exporting'
import { pushToastAtom } from '../../../state/toasts'
import { tooHeavyWords } from './fitWords'
import { pictureNames } from './pictureNames'

/** Exports the card and reports the result; a failure says what to do next and offers a retry. */
export function useExport(): { isExporting: boolean; exportNow: () => void } {
  const { t } = useTranslation()
  const store = useStore()
  const isExporting = useAtomValue(isExportingAtom)
  const exportCard = useSetAtom(exportCardAtom)
  const pushToast = useSetAtom(pushToastAtom)

  const savedWords = (exported: ExportedCard, mostBytes: number | null) => {
    const { blob, width, height, type, limitedBy, failedPictures } = exported
    const format = Object.values(FORMATS).find(({ mimeType }) => mimeType === type)?.label ?? ''
    const words = [t('export.saved', { width, height, format })]
    if (limitedBy) words.push(t('export.reduced', { width, height }))
    if (mostBytes !== null && blob.size > mostBytes)
      words.push(tooHeavyWords({ bytes: blob.size, mostBytes }, t))
    if (failedPictures.length > 0)
      words.push(t('export.blanks', { names: pictureNames(failedPictures, t('pictures.yours')) }))
    return words.join(' ')
  }
  const failedWords = (code: ExportErrorCode) => {
    const { format, scale } = store.get(exportOptionsAtom)
    if (code === 'empty' && scale === 1) return t('export.failures.emptyAtOne')
    return t(`export.failures.${code}`, { format: FORMATS[format].label })
  }
  const exportNow = async () => {
    const outcome = await exportCard()
    if (!outcome) return
    if (outcome.status === 'saved')
      pushToast({ kind: 'done', text: savedWords(outcome.exported, outcome.mostBytes) })
    else {
      pushToast({
        kind: 'failure',
        text: failedWords(outcome.code),
        action: { label: t('export.retry'), run: () => void exportNow() },
      })
    }
  }
  return { isExporting, exportNow: () => void exportNow() }
}
