import { useAtomValue } from 'jotai'
import { changedSettings } from '../../../card/frameDefaults'
import type { CardSettings } from '../../../card/settings'
import { cardSize } from '../../../layout/view'
import { settingsAtom } from '../../../state/card'
import { targetAtom } from '../../../state/target'
import { viewAtom } from '../../../state/view'
import { ThumbnailRadio } from '../../../ui/ThumbnailRadio'
import { useEditorLayout } from '../useEditorLayout'
import { CardThumbnail } from './ThumbnailImage'

const SWIPE_HEIGHT_PX = 104
const LEAST_PX = 88
// Beyond these limits thumbnails are slivers: such a card is shown in a box of the limit.
const MAX_ASPECT = 16 / 9
const MIN_ASPECT = 4 / 5

interface CardLooksProps<Id extends string> {
  label: string
  aside?: string | undefined // where they swipe
  value: Id
  options: readonly { id: Id; label: string; otherName?: string | undefined }[]
  settingsOf: (id: Id) => Partial<CardSettings>
  onChange: (id: Id) => void
  fills?: boolean // the panel, as nothing follows
}

export function CardLooks<Id extends string>(props: CardLooksProps<Id>) {
  const { label, aside, value, options, settingsOf, onChange, fills = false } = props
  const settings = useAtomValue(settingsAtom)
  const target = useAtomValue(targetAtom)
  const view = useAtomValue(viewAtom)
  const layout = useEditorLayout()
  const { width, height } = cardSize(settings.aspectRatio, view, target)
  const isAcross = layout === 'phone' || layout === 'drawer'
  const swipes = isAcross && !fills
  const pictured = options.map((option) => ({
    ...option,
    aspect: Math.min(MAX_ASPECT, Math.max(MIN_ASPECT, width / height)),
    picture: <CardThumbnail settings={changedSettings(settings, settingsOf(option.id))} view={view} />,
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
