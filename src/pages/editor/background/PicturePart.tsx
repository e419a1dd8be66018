import { useTranslation } from 'react-i18next'
import type { BackgroundImage } from '../../../look/backgrounds'
import { SegmentedRadio } from '../../../ui/SegmentedRadio'
import { Slider } from '../../../ui/Slider'
import { PanelPart } from '../PanelParts'
import { useSetting } from '../useSetting'
import { PictureSource } from './PictureSource'

const LEAST_DIM = 0.6 // look/backgrounds.ts never lays less on a picture: text must stay readable
const MAX_BLUR_PX = 40

/** A picture under the words, and what makes it a ground that can be written on. */
export function PicturePart() {
  const { t } = useTranslation()
  const [image, change] = useSetting('backgroundImage')
  const [theme, changeTheme] = useSetting('theme')
  const set = (patch: Partial<BackgroundImage>) => change({ ...image, ...patch })
  const dim = Math.max(LEAST_DIM, image.dim)
  return (
    <>
      <PanelPart>
        <PictureSource src={image.src} onChange={(src) => set({ src })} />
        <SegmentedRadio
          label={t('background.fit')}
          value={image.fit}
          options={[
            { id: 'cover', label: t('background.cover') },
            { id: 'contain', label: t('background.contain') },
          ]}
          onChange={(fit) => set({ fit })}
        />
        <SegmentedRadio
          label={t('background.veil')}
          value={theme}
          options={[
            { id: 'light', label: t('background.light') },
            { id: 'dark', label: t('background.dark') },
          ]}
          onChange={changeTheme}
        />
      </PanelPart>
      <PanelPart>
        <Slider
          label={t('background.dim')}
          value={dim}
          min={LEAST_DIM}
          max={1}
          step={0.05}
          valueText={percent(dim)}
          onChange={(share) => set({ dim: share })}
        />
        <Slider
          label={t('background.blur')}
          value={image.blurPx}
          min={0}
          max={MAX_BLUR_PX}
          step={1}
          valueText={`${image.blurPx} px`}
          onChange={(blurPx) => set({ blurPx })}
        />
        <Slider
          label={t('background.positionX')}
          value={image.focusX}
          min={0}
          max={1}
          step={0.05}
          valueText={percent(image.focusX)}
          onChange={(focusX) => set({ focusX })}
        />
        <Slider
          label={t('background.positionY')}
          value={image.focusY}
          min={0}
          max={1}
          step={0.05}
          valueText={percent(image.focusY)}
          onChange={(focusY) => set({ focusY })}
        />
      </PanelPart>
    </>
  )
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}
