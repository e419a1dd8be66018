import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { cardSize } from '../../../layout/view'
import { FRAMES, type FrameId } from '../../../look/frames'
import { settingsAtom } from '../../../state/card'
import { targetAtom } from '../../../state/target'
import { viewAtom } from '../../../state/view'
import { ThumbnailRadio } from '../../../ui/ThumbnailRadio'
import { optionsOf } from '../optionsOf'
import { CardThumbnail } from '../thumbnails/CardThumbnail'
import { useEditorLayout } from '../useEditorLayout'
import { useSetting } from '../useSetting'

const SWIPE_HEIGHT_PX = 104
// Beyond these limits the thumbnails would be slivers or towers: such a card is shown within a box of the
// limit.
const MAX_ASPECT = 16 / 9
const MIN_ASPECT = 4 / 5

/** The frames, each around the current card. */
export function FrameStyles() {
  const { t } = useTranslation()
  const [frame, change] = useSetting('frameStyle')
  const [ratio] = useSetting('aspectRatio')
  const target = useAtomValue(targetAtom)
  const view = useAtomValue(viewAtom)
  const layout = useEditorLayout()
  const { width, height } = cardSize(ratio, view, target)
  const swipes = layout === 'phone' || layout === 'drawer'
  const options = optionsOf(FRAMES).map((option) => ({
    ...option,
    aspect: Math.min(MAX_ASPECT, Math.max(MIN_ASPECT, width / height)),
    picture: <FrameThumbnail frame={option.id} />,
  }))
  return (
    <ThumbnailRadio
      label={t('frame.style')}
      value={frame}
      options={options}
      onChange={change}
      aside={swipes ? t('frame.swipe', { number: options.length }) : undefined}
      arrangement={swipes ? 'swipe' : 'columns'}
      columns={3}
      heightPx={SWIPE_HEIGHT_PX}
    />
  )
}

function FrameThumbnail({ frame }: { frame: FrameId }) {
  const settings = useAtomValue(settingsAtom)
  const view = useAtomValue(viewAtom)
  const framed = useMemo(() => ({ ...settings, frameStyle: frame }), [settings, frame])
  return <CardThumbnail settings={framed} view={view} />
}
