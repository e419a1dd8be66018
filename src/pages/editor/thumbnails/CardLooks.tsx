import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { changedSettings } from '../../../card/frameDefaults'
import type { CardSettings } from '../../../card/settings'
import { cardSize } from '../../../layout/view'
import { settingsAtom } from '../../../state/card'
import { targetAtom } from '../../../state/target'
import { viewAtom } from '../../../state/view'
import { ThumbnailRadio } from '../../../ui/ThumbnailRadio'
import { useEditorLayout } from '../useEditorLayout'
import { useSetting } from '../useSetting'
import { CardThumbnail } from './CardThumbnail'

const SWIPE_HEIGHT_PX = 104
const LEAST_PX = 88
// Beyond these limits thumbnails are slivers: such a card is shown in a box of the limit.
const MAX_ASPECT = 16 / 9
const MIN_ASPECT = 4 / 5

export function CardLooks<Id extends string>({
  label,
  aside,
  value,
  options,
  settingsOf,
  onChange,
  fills = false,
}: {
  label: string
  aside?: string | undefined // where they swipe
  value: Id
  options: readonly { id: Id; label: string; otherName?: string | undefined }[]
  settingsOf: (id: Id) => Partial<CardSettings>
  onChange: (id: Id) => void
  fills?: boolean // the panel, as nothing follows
}) {
  const [ratio] = useSetting('aspectRatio')
  const target = useAtomValue(targetAtom)
  const view = useAtomValue(viewAtom)
  const layout = useEditorLayout()
  const { width, height } = cardSize(ratio, view, target)
  const isAcross = layout === 'phone' || layout === 'drawer'
  const swipes = isAcross && !fills
  const pictured = options.map((option) => ({
    ...option,
    aspect: Math.min(MAX_ASPECT, Math.max(MIN_ASPECT, width / height)),
    picture: <LookThumbnail id={option.id} settingsOf={settingsOf} />,
  }))
  return (
    <ThumbnailRadio
      label={label}
      value={value}
      options={pictured}
      onChange={onChange}
      aside={swipes ? aside : undefined}
      arrangement={swipes ? 'swipe' : isAcross ? 'fill' : 'columns'}
      columns={3}
      leastPx={LEAST_PX}
      startsAtChosen={fills && isAcross}
      heightPx={SWIPE_HEIGHT_PX}
    />
  )
}

function LookThumbnail<Id extends string>({
  id,
  settingsOf,
}: {
  id: Id
  settingsOf: (id: Id) => Partial<CardSettings>
}) {
  const settings = useAtomValue(settingsAtom)
  const view = useAtomValue(viewAtom)
  const looked = useMemo(() => changedSettings(settings, settingsOf(id)), [settings, settingsOf, id])
  return <CardThumbnail settings={looked} view={view} />
}
