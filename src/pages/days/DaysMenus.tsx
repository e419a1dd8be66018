import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { setOfMonthPath } from '../../card/set/setOfMonth'
import { localPath } from '../../language/i18n'
import { MenuButton } from '../../ui/ActionMenu'
import { TOOL_ICONS } from '../../ui/toolIcons'
import { SubscribeMenu } from '../subscribe/SubscribeMenu'

const TABS = { set: 'days', print: 'print' } as const

export function DaysMenus({ month, opens }: { month: string; opens: 'down' | 'up' }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <>
      <SubscribeMenu opens={opens} />
      <MenuButton
        label={t('days.export')}
        icon={TOOL_ICONS.set}
        items={[
          { id: 'set', label: t('days.asSet'), icon: TOOL_ICONS.set },
          { id: 'print', label: t('days.print'), icon: TOOL_ICONS.print },
        ]}
        opens={opens}
        onChoose={(id) => void navigate(localPath(setOfMonthPath(month, TABS[id])))}
      />
    </>
  )
}
