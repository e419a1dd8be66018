import { useAtomValue, useStore } from 'jotai'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isMarked } from '../../../card/cardPictures'
import { withSource, ZOOM, type BackgroundImage, type FoundSubject } from '../../../look/backgrounds'
import { settingsAtom } from '../../../state/card'
import { editorScene } from '../../../state/editorScene'
import { SegmentedRadio } from '../../../ui/SegmentedRadio'
import { Slider } from '../../../ui/Slider'
import { PanelPart, lateOr } from '../PanelParts'
import { PictureInput } from '../pictures/PictureInput'
import { useSetting } from '../useSetting'

const MAX_BLUR_PX = 40
const UNMEASURED_DIM = 0.6 // for a picture that has not loaded yet

const PhotoPart = lateOr(
  () => null,
  async () => (await import('./PhotoPart')).PhotoPart,
)

export function PictureSourcePart() {
  const { t } = useTranslation()
  const [image, change] = useSetting('backgroundImage')
  const store = useStore()
  // Reading a file takes time, so later changes are kept.
  const choose = (src: string, found?: FoundSubject) =>
    change(withSource(store.get(settingsAtom).backgroundImage, src, found))
  const label = t('background.imageUrl')
  return (
    <PanelPart>
      <PictureInput label={label} alt={t('pictures.background')} src={image.src} onChange={choose} />
      {image.src !== '' && !isMarked(image.src) && (
        <Suspense>
          <PhotoPart />
        </Suspense>
      )}
      {image.src !== '' && <PictureFit />}
    </PanelPart>
  )
}

function useImageSetting() {
  const [image, change] = useSetting('backgroundImage')
  return [image, (patch: Partial<BackgroundImage>) => change({ ...image, ...patch })] as const
}

function PictureFit() {
  const { t } = useTranslation()
  const [image, set] = useImageSetting()
  return (
    <>
      <SegmentedRadio
        label={t('background.fit')}
        value={image.fit}
        options={(['cover', 'contain'] as const).map((id) => ({ id, label: t(`background.${id}`) }))}
        onChange={(fit) => set({ fit })}
      />
      <SegmentedRadio
        label={t('background.veil')}
        value={image.veil}
        options={(['auto', 'light', 'dark'] as const).map((id) => ({ id, label: t(`background.${id}`) }))}
        onChange={(veil) => set({ veil })}
      />
    </>
  )
}

export function PictureSliders() {
  const { t } = useTranslation()
  const [image, set] = useImageSetting()
  if (image.src === '') return null
  return (
    <PanelPart>
      <DimSlider dim={image.dim} onChange={(dim) => set({ dim })} />
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
        label={t('background.zoom')}
        value={image.zoom}
        min={ZOOM.min}
        max={ZOOM.max}
        step={0.05}
        valueText={`${image.zoom.toFixed(2)}×`}
        onChange={(zoom) => set({ zoom })}
      />
      <ShareSlider
        label={t('background.positionX')}
        value={image.focusX}
        onChange={(focusX) => set({ focusX, findsSubject: false })}
      />
      <ShareSlider
        label={t('background.positionY')}
        value={image.focusY}
        onChange={(focusY) => set({ focusY, findsSubject: false })}
      />
    </PanelPart>
  )
}

function ShareSlider(props: { label: string; value: number; onChange: (share: number) => void }) {
  return <Slider {...props} min={0} max={1} step={0.05} valueText={percent(props.value)} />
}

function DimSlider({ dim, onChange }: { dim: number; onChange: (dim: number) => void }) {
  const { t } = useTranslation()
  const least = useAtomValue(editorScene.readySceneAtom)?.minDim ?? UNMEASURED_DIM // that the words need
  const min = Math.ceil(least * 100) / 100
  const isAtMin = dim <= min
  const shown = percent(Math.max(min, dim))
  return (
    <Slider
      label={t('background.dim')}
      value={Math.max(min, dim)}
      min={min}
      max={1}
      step={0.01}
      valueText={isAtMin ? t('background.dimLeast', { percent: shown }) : shown}
      onChange={(share) => onChange(share <= min ? 0 : share)}
    />
  )
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}
