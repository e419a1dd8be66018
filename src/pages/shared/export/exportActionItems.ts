import type { ExportActionId } from '../../../export/actions/exportActions'
import type { IconDrawing } from '../../../ui/Icon'
import { TOOL_ICONS } from '../../../ui/toolIcons'
import type { TFunction } from 'i18next'
import type { PictureFile } from '../../../state/pictureFile'
import type { ActionItem } from '../../../ui/ActionMenu'
import { fileWords } from './fileWords'

export const WAY_ICONS: Record<ExportActionId, IconDrawing> = {
  device: TOOL_ICONS.download,
  share: TOOL_ICONS.share,
  hold: TOOL_ICONS.hold,
  copyPicture: TOOL_ICONS.copy,
  copyCaption: TOOL_ICONS.lines,
  copyAltText: TOOL_ICONS.altText,
  copyLink: TOOL_ICONS.link,
  copyPrivateLink: TOOL_ICONS.lock,
  set: TOOL_ICONS.set,
  print: TOOL_ICONS.print,
}

interface ExportActionWords<Id extends ExportActionId> {
  ids: readonly Id[]
  picture: PictureFile | null // made ahead, so that its size is known
  details: Partial<Record<Id, string>>
}

export function exportActionItems<Id extends ExportActionId>(
  { ids, picture, details }: ExportActionWords<Id>,
  t: TFunction,
): ActionItem<Id>[] {
  const all: Partial<Record<ExportActionId, string>> = {
    ...(picture && { device: t('ways.fileNote', fileWords(picture)) }),
    share: t('ways.details.share'),
    copyPicture: 'PNG',
    copyCaption: t('ways.details.copyCaption'),
    ...details,
  }
  return ids.map((id) => ({
    id,
    label: t(`ways.names.${id as ExportActionId}`),
    icon: WAY_ICONS[id],
    detail: all[id],
    startsGroup: id === 'set',
  }))
}
