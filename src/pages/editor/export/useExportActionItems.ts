import { useAtomValue, atom } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { ExportActions, ExportActionId } from '../../../export/actions/exportActions'
import { pictureFileAtom } from '../../../state/exporting'
import type { ActionItem } from '../../../ui/ActionMenu'
import { exportActionItems } from '../../shared/export/exportActionItems'
import { hasOwnPicture } from '../../../card/cardPictures'
import { cardAtom } from '../../../state/card'
import { shownQuoteAtom } from '../../../state/draft'

/** Links cannot contain the visitor's own pictures. */
export const hasOwnPictureAtom = atom((get) => {
  const card = get(cardAtom)
  return card !== null && hasOwnPicture(card)
})

export function useExportActionItems(actions: ExportActions): ActionItem<ExportActionId>[] {
  const { t } = useTranslation()
  const picture = useAtomValue(pictureFileAtom)
  const hasOwn = useAtomValue(hasOwnPictureAtom)
  const pages = useAtomValue(shownQuoteAtom)?.pages
  const details = {
    copyAltText: t('ways.details.copyAltText'),
    copyLink: t(hasOwn ? 'ways.ownPicture' : 'ways.details.copyLink'),
    copyPrivateLink: t(hasOwn ? 'ways.ownPicture' : 'ways.details.copyPrivateLink'),
    set: pages ? t('pages.export', { count: pages.texts.length }) : t('ways.details.set'),
    print: t('ways.details.print'),
  }
  return exportActionItems({ ids: actions.offered, picture, details }, t)
}
