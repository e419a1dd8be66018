import type { TFunction } from 'i18next'
import type { Card } from '../../../card/card'
import { DEFAULT_EXPORT_OPTIONS } from '../../../card/exportOptions'
import { readyCard } from '../../../draw/readyCard'
import { saveBlob } from '../../../export/save'
import { sceneToExport } from '../../../export/exportError'
import { FULL_VIEW } from '../../../layout/view'
import { targetOf } from '../../../look/targets'
import { drawnFile } from '../../../state/pictureFile'
import { fileRemarks } from '../../shared/export/fileWords'

/** Uses the editor's initial settings, or the card's target's; returns warnings. @throws {ExportError} */
export async function exportKept(card: Card, t: TFunction): Promise<string[]> {
  const { signal } = new AbortController()
  const ready = sceneToExport(await readyCard(card, FULL_VIEW, signal))
  const target = targetOf(card.settings.target)
  const format = target?.format ?? DEFAULT_EXPORT_OPTIONS.format
  const picture = await drawnFile(ready, { ...DEFAULT_EXPORT_OPTIONS, format, target }, card)
  saveBlob(picture.file, picture.file.name)
  return fileRemarks(t, picture)
}
