import { RESOLUTIONS } from '../../../card/exportOptions'
import { useAtomValue, atom } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import { FORMATS } from '../../../export/formats'
import { currentLanguage } from '../../../language/i18n'
import {
  exportOptionsAtom,
  exportSizeAtom,
  isMakingFileAtom,
  pictureFileAtom,
} from '../../../state/exporting'
import { targetAtom } from '../../../state/target'
import styles from './ExportDock.module.css'
import { fileWords } from '../../shared/export/fileWords'
import { keysOf } from '../../../scene/values'
import type { LanguageId } from '../../../language/languages'
import { fitsTargets, type TargetFit } from '../../../look/fitsTargets'
import { TARGETS } from '../../../look/targets'

/** The file's pixel size and format: predicted before it is made, then actual, with bytes. */
export function FileSummary({ onPress }: { onPress?: () => void }) {
  const note = useNote()
  const { widthPx, heightPx } = useAtomValue(exportSizeAtom)
  const words = (
    <>
      <span className={styles.size}>{`${widthPx} × ${heightPx}`}</span>
      <span className={styles.note}>{note}</span>
    </>
  )
  if (!onPress) return <p className={styles.summary}>{words}</p>
  return (
    <button type="button" className={styles.summary} onClick={onPress}>
      {words}
    </button>
  )
}

function useNote(): string {
  const { t } = useTranslation()
  const picture = useAtomValue(pictureFileAtom)
  const isMaking = useAtomValue(isMakingFileAtom)
  const fits = useAtomValue(fileFitsAtom)
  const target = useAtomValue(targetAtom)
  const { format, quality, scale, widthPx } = useAtomValue(exportOptionsAtom)
  const { label, lossy } = FORMATS[format]
  const language = currentLanguage()
  if (picture) {
    const file = t('ways.fileNote', fileWords(picture))
    if (target) return t('export.madeFor', { format: file, name: target.label[language] })
    const inShort = fits ? fitsInShort(fits, language, t) : ''
    return inShort === '' ? file : `${file} · ${inShort}`
  }
  if (isMaking) return t('ways.measuring', { format: label })
  if (target) return t('export.madeFor', { format: label, name: target.label[language] })
  if (lossy) return t('export.qualityNote', { format: label, percent: Math.round(quality * 100) })
  if (widthPx) return t('export.widthNote', { format: label })
  return t('export.scaleNote', { format: label, scale, name: RESOLUTIONS[scale].label[language] })
}

export function ExportStatus({ isExporting }: { isExporting: boolean }) {
  const { t } = useTranslation()
  return (
    <span role="status" className="visuallyHidden">
      {isExporting && t('export.exporting')}
    </span>
  )
}

export const fileFitsAtom = atom((get): TargetFit[] | null => {
  const facts = get(pictureFileAtom)?.facts
  const format = keysOf(FORMATS).find((id) => FORMATS[id].mimeType === facts?.mimeType)
  return facts && format ? fitsTargets({ ...facts, format }) : null
})

/** `Fits Instagram Post and 6 more`; '' if nothing fits. */
function fitsInShort(fits: readonly TargetFit[], language: LanguageId, t: TFunction): string {
  const [first, ...others] = fits.filter(({ misfit }) => misfit === null)
  if (first === undefined) return ''
  const words = { first: TARGETS[first.id].label[language], count: others.length }
  return others.length > 0 ? t('ways.fitsMore', words) : t('ways.fitsOne', words)
}
