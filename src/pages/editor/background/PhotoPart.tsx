import { useStore } from 'jotai'
import { useTranslation } from 'react-i18next'
import { DEFAULT_SETTINGS } from '../../../card/settings'
import { subjectOf } from '../../../draw/pictures/findSubject'
import { pictures } from '../../../draw/pictures/images'
import { BACKGROUNDS, NO_PICTURE, UNMOVED, type BackgroundImage } from '../../../look/backgrounds'
import { PRINTS, type PrintId } from '../../../look/prints'
import { changeSettingsAtom, settingsAtom } from '../../../state/card'
import { Button } from '../../../ui/Button'
import { ThumbnailRadio } from '../../../ui/ThumbnailRadio'
import { drawScene } from '../../shared/thumbnails/drawScene'
import { PanelPart } from '../PanelParts'
import { ThumbnailImage } from '../thumbnails/ThumbnailImage'
import { useSetting, optionsOfLabels } from '../useSetting'
import styles from '../PanelParts.module.css'
import { ART_ASPECT, ART_BOX, sceneOfNodes } from './artScene'

export function PhotoPart() {
  const { t } = useTranslation()
  const [image] = useSetting('backgroundImage')
  const change = useImageChange()
  const isLooked = image.calm !== ''
  const look = async () => (isLooked ? {} : subjectOf(image.src, pictures))
  const find = async () => change(image.src, { ...UNMOVED, ...(await look()) })
  const avoid = async () => change(image.src, { ...(await look()), avoidsSubject: true })
  const isFound = isLooked && image.findsSubject
  const isAvoided = isLooked && image.avoidsSubject
  return (
    <PanelPart>
      <div className={styles.toggles}>
        <Button
          isPressed={isFound}
          onPress={() => (isFound ? change(image.src, { findsSubject: false }) : void find())}
        >
          {t('background.findSubject')}
        </Button>
        <Button
          isPressed={isAvoided}
          onPress={() => (isAvoided ? change(image.src, { avoidsSubject: false }) : void avoid())}
        >
          {t('background.avoidSubject')}
        </Button>
      </div>
      <PrintRadio />
    </PanelPart>
  )
}

/** A picture that was chosen meanwhile stays as it is. */
function useImageChange() {
  const { get, set } = useStore()
  return (src: string, patch: Partial<BackgroundImage>) => {
    const { backgroundImage } = get(settingsAtom)
    if (backgroundImage.src === src)
      set(changeSettingsAtom, { backgroundImage: { ...backgroundImage, ...patch } })
  }
}

function PrintRadio() {
  const { t } = useTranslation()
  const [image, change] = useSetting('backgroundImage')
  return (
    <ThumbnailRadio
      label={t('background.print')}
      value={image.print}
      options={optionsOfLabels(PRINTS).map((option) => ({
        ...option,
        aspect: ART_ASPECT,
        picture: <PrintThumbnail print={option.id} />,
      }))}
      onChange={(print) => change({ ...image, print })}
      columns={4}
    />
  )
}

function PrintThumbnail({ print }: { print: PrintId }) {
  const [{ src, subject }] = useSetting('backgroundImage')
  const [backgroundColor] = useSetting('backgroundColor')
  const [templateInks] = useSetting('templateInks')
  const backgroundImage = { ...NO_PICTURE, src, subject, print }
  const settings = { ...DEFAULT_SETTINGS, backgroundColor, templateInks, backgroundImage }
  const scene = () => sceneOfNodes(BACKGROUNDS.image.nodes(settings, ART_BOX))
  return <ThumbnailImage what={['print', settings]} draw={(box, turns) => drawScene(scene, box, turns)} />
}
