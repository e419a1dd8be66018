import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { cardAtom } from '../../state/card'
import { saveDraftAtom } from '../../state/draft'
import { isOutdatedAtom } from '../../state/storage'
import { dismissTroubleAtom, storageTroubleAtom } from '../../state/storageNotices'
import { bringBackAtom, keepMineAtom, leftoversAtom, letGoAtom, takeNewerAtom } from '../../state/storageTabs'
import { Notice } from '../../ui/Notice'
import { NewDayNotice } from '../NewDayNotice'
import { fetchOntoCardAtom } from './useEditorQuote'

/** What waits for an answer: another tab's card, storage that fails, a new day. Said in the page's language of the moment. */
export function EditorNotices() {
  return (
    <>
      <TroubleNotice />
      <TabsNotice />
      <DayNotice />
    </>
  )
}

function TroubleNotice() {
  const { t } = useTranslation()
  const trouble = useAtomValue(storageTroubleAtom)
  const dismiss = useSetAtom(dismissTroubleAtom)
  if (!trouble) return null
  return <Notice text={t(`kept.${trouble}`)} dismiss={{ label: t('site.dismiss'), run: dismiss }} />
}

function TabsNotice() {
  const { t } = useTranslation()
  const isOutdated = useAtomValue(isOutdatedAtom)
  const hasLeftover = useAtomValue(leftoversAtom).length > 0
  const takeNewer = useSetAtom(takeNewerAtom)
  const keepMine = useSetAtom(keepMineAtom)
  const bringBack = useSetAtom(bringBackAtom)
  const letGo = useSetAtom(letGoAtom)
  if (isOutdated)
    return (
      <Notice
        text={t('kept.outdated')}
        actions={[
          { label: t('kept.takeNewer'), run: takeNewer },
          { label: t('kept.keepMine'), run: keepMine },
        ]}
      />
    )
  if (!hasLeftover) return null
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

const cardDayAtom = atom((get) => get(cardAtom)?.quote.date ?? null)

/** Words still being typed are saved first: undo leads back to them. */
const showNewDayAtom = atom(null, (_get, set) => {
  set(saveDraftAtom)
  void set(fetchOntoCardAtom, 'today')
})

function DayNotice() {
  const shownDay = useAtomValue(cardDayAtom)
  return <NewDayNotice shownDay={shownDay} onShow={useSetAtom(showNewDayAtom)} />
}
