import { useAtomValue, atom } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { ExportActions, ExportActionId } from '../../../export/actions/exportActions'
import { pictureFileAtom } from '../../../state/exporting'
import type { ActionItem } from '../../../ui/ActionMenu'
import { fileWords } from '../../shared/export/fileWords'
import { WAY_ICONS } from '../../shared/export/exportActionIcons'
import { hasOwnPicture } from '../../../card/cardPictures'
import { cardAtom } from '../../../state/card'

/** Links cannot contain the visitor's own pictures. */
export const hasOwnPictureAtom = atom((get) => {
  const card = get(cardAtom)
  return card !== null && hasOwnPicture(card)
})

export function useExportActionItems({ offered, main }: ExportActions): ActionItem<ExportActionId>[] {
  const { t } = useTranslation()
  const picture = useAtomValue(pictureFileAtom)
  const file = picture && fileWords(picture)
  const hasOwn = useAtomValue(hasOwnPictureAtom)
  const details: Partial<Record<ExportActionId, string>> = {
    ...(file && { device: t('ways.fileNote', file) }),
    share: t('ways.details.share'),
    copyPicture: 'PNG',
    copyCaption: t('ways.details.copyCaption'),
    copyAltText: t('ways.details.copyAltText'),
    copyLink: t(hasOwn ? 'ways.ownPicture' : 'ways.details.copyLink'),
    copyPrivateLink: t(hasOwn ? 'ways.ownPicture' : 'ways.details.copyPrivateLink'),
    set: t('ways.details.set'),
    print: t('ways.details.print'),
  }
  return offered.map((id) => ({
    id,
    label: t(`ways.names.${id}`),
    icon: WAY_ICONS[id],
    detail: details[id],
    isMain: id === main,
    startsGroup: id === 'set',
  }))
}
