import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { dayOf } from '../../card/card'
import { cardAtom } from '../../state/card'
import { saveDraftAtom } from '../../state/draft'
import { isOutdatedAtom } from '../../state/storage/storage'
import { dismissTroubleAtom, storageTroubleAtom, type StorageTrouble } from '../../state/storage/notices'
import {
  bringBackAtom,
  keepMineAtom,
  leftoversAtom,
  letGoAtom,
  takeNewerAtom,
} from '../../state/storage/tabs'
import { Notice } from '../../ui/Notice'
import { NewDayNotice } from '../shell/NewDayNotice'
import { fetchOntoCardAtom } from './useEditorQuote'

/** What waits for an answer, one at a time: storage that fails, another tab's card, a new day. */
export function EditorNotices() {
  const trouble = useAtomValue(storageTroubleAtom)
  const isOutdated = useAtomValue(isOutdatedAtom)
  const hasLeftover = useAtomValue(leftoversAtom).length > 0
  if (trouble) return <TroubleNotice trouble={trouble} />
  if (isOutdated) return <OutdatedNotice />
  if (hasLeftover) return <LeftoverNotice />
  return <DayNotice />
}

function TroubleNotice({ trouble }: { trouble: StorageTrouble }) {
  const { t } = useTranslation()
  const dismiss = useSetAtom(dismissTroubleAtom)
  return <Notice text={t(`kept.${trouble}`)} dismiss={{ label: t('site.dismiss'), run: dismiss }} />
}

function OutdatedNotice() {
  const { t } = useTranslation()
  const takeNewer = useSetAtom(takeNewerAtom)
  const keepMine = useSetAtom(keepMineAtom)
  return (
    <Notice
      text={t('kept.outdated')}
      actions={[
        { label: t('kept.takeNewer'), run: takeNewer },
        { label: t('kept.keepMine'), run: keepMine },
      ]}
    />
  )
}

function LeftoverNotice() {
  const { t } = useTranslation()
  const bringBack = useSetAtom(bringBackAtom)
  const letGo = useSetAtom(letGoAtom)
  return (
    <Notice
      text={t('kept.leftover')}
      actions={[
        { label: t('kept.bringBack'), run: bringBack },
        { label: t('kept.letGo'), run: letGo },
      ]}
    />
  )
}

const cardDayAtom = atom((get) => {
  const card = get(cardAtom)
  return card && dayOf(card)
})

/** Words still being typed are saved first: undo leads back to them. */
const showNewDayAtom = atom(null, (_get, set) => {
  set(saveDraftAtom)
  void set(fetchOntoCardAtom, 'today')
})

function DayNotice() {
  const shownDay = useAtomValue(cardDayAtom)
  return <NewDayNotice shownDay={shownDay} onShow={useSetAtom(showNewDayAtom)} />
}
