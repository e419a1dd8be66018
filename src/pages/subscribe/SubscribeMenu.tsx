import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { EVERYWHERE_PATH } from '../../card/cardAddress'
import { localPath } from '../../language/i18n'
import { SITE } from '../../site'
import { MenuButton } from '../../ui/ActionMenu'
import type { Subscription } from './SubscribeView'

const SubscribeView = lazy(() =>
  import('./SubscribeView').then((module) => ({ default: module.SubscribeView })),
)

const ICONS = {
  lockScreen: <path d="M6 2.75h8v14.5H6zM9 14.75h2" />,
  feed: <path d="M4.5 10.25a5.25 5.25 0 0 1 5.25 5.25M4.5 4.75A10.75 10.75 0 0 1 15.25 15.5M5 15h.01" />,
  calendar: <path d="M3.5 5h13v11.5h-13zM3.5 8.5h13M6.75 3v3.5M13.25 3v3.5" />,
  embed: <path d="M7 5.5 2.5 10 7 14.5M13 5.5l4.5 4.5-4.5 4.5" />,
}
const IDS = ['calendar', 'feed', 'embed'] as const satisfies readonly Subscription[]

interface SubscribeMenuProps {
  dayName?: string // the day to embed; else the current one
  opens?: 'down' | 'up'
  className?: string | undefined
}

/** Nothing where no server writes feeds. */
export function SubscribeMenu({ dayName, opens = 'down', className }: SubscribeMenuProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [shown, show] = useState<Subscription | null>(null)
  if (!SITE.quoteEndpoint.startsWith('/')) return null
  return (
    <MenuButton
      label={t('subscribe.name')}
      icon={ICONS.feed}
      className={className}
      items={[
        { id: 'lockScreen' as const, label: t('subscribe.lockScreen'), icon: ICONS.lockScreen },
        ...IDS.map((id) => ({ id, label: t(`subscribe.${id}.name`), icon: ICONS[id] })),
      ]}
      opens={opens}
      onChoose={(id) => {
        if (id === 'lockScreen') void navigate(localPath(EVERYWHERE_PATH))
        else show(id)
      }}
    >
      <Suspense fallback={null}>
        {shown && <SubscribeView what={shown} dayName={dayName} onClose={() => show(null)} />}
      </Suspense>
    </MenuButton>
  )
}
