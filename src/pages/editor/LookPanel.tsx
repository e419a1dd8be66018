import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { ErrorNote } from '../../ui/ErrorNote'
import { loadLookPanelsAtom, lookPanelsAtom, type LookPanelId } from './useLookPanels'

/** What shows the card in other looks: loaded after the card can be edited, so that it may have to be waited for. */
export function LookPanel({ id }: { id: LookPanelId }) {
  const { t } = useTranslation()
  const panels = useAtomValue(lookPanelsAtom)
  const load = useSetAtom(loadLookPanelsAtom)
  if (panels === null) return <div aria-busy="true" />
  if (panels === 'failed') {
    return (
      <ErrorNote
        title={t('error.page')}
        action={<Button onPress={() => void load()}>{t('error.tryAgain')}</Button>}
      >
        {t('error.pageNext')}
      </ErrorNote>
    )
  }
  const Panel = panels[id]
  return <Panel />
}
