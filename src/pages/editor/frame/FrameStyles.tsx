import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { withFrame } from '../../../look/compositions'
import { FRAMES, type FrameId } from '../../../look/frames'
import { changeSettingsAtom } from '../../../state/card'
import { optionsOf } from '../optionsOf'
import { CardLooks } from '../thumbnails/CardLooks'
import { useSetting } from '../useSetting'

/** The frames, each around the current card. */
export function FrameStyles() {
  const { t } = useTranslation()
  const [frame] = useSetting('frameStyle')
  const [composition] = useSetting('composition')
  const change = useSetAtom(changeSettingsAtom)
  const options = optionsOf(FRAMES)
  return (
    <CardLooks
      label={t('frame.style')}
      aside={t('frame.swipe', { number: options.length })}
      value={frame}
      options={options}
      settingsOf={settingsOf}
      onChange={(id) => change(withFrame(id, composition))}
    />
  )
}

function settingsOf(frameStyle: FrameId) {
  return { frameStyle }
}
