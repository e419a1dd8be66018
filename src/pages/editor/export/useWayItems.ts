import { useAtomValue, atom } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { ExportWays, WayId } from '../../../export/ways/exportWays'
import { pictureFileAtom } from '../../../state/exporting'
import type { ActionItem } from '../../../ui/ActionMenu'
import { fileWords } from '../../shared/export/fileWords'
import { WAY_ICONS } from '../../shared/export/wayIcons'
import { hasOwnPicture } from '../../../card/cardPictures'
import { cardAtom } from '../../../state/card'

/** Whether the card shows a picture that no link can hold. */
export const hasOwnPictureAtom = atom((get) => {
  const card = get(cardAtom)
  return card !== null && hasOwnPicture(card)
})

/** The ways that this browser has, as items of a menu. */
export function useWayItems({ offered, main }: ExportWays): ActionItem<WayId>[] {
  const { t } = useTranslation()
  const picture = useAtomValue(pictureFileAtom)
  const file = picture && fileWords(picture)
  const hasOwn = useAtomValue(hasOwnPictureAtom)
  const details: Partial<Record<WayId, string>> = {
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
