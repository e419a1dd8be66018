import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { sealOf, sealTextOf } from '../../../card/seal'
import { SEAL_PLACES, SEAL_STYLES, inStyle, type SealStyleId } from '../../../look/seal/styles'
import { carvable, sealWords, SEAL_CHARACTERS } from '../../../look/seal/occupiedBoxes'
import { cardKindAtom, settingsAtom } from '../../../state/card'
import { TextField } from '../../../ui/TextField'
import { ThumbnailRadio } from '../../../ui/ThumbnailRadio'
import { FittedRadio } from '../FittedRadio'
import { PanelColumn } from '../PanelParts'
import { useTypedText } from '../useTypedText'
import { changeSealAtom, hasSealPlaceAtom } from './sealAtoms'
import { SEAL_TEXT_LENGTH } from '../../../card/limits'
import { drawScene } from '../../shared/thumbnails/drawScene'
import { ThumbnailImage } from '../thumbnails/ThumbnailImage'
import { browserMetrics } from '../../../draw/fonts/browserMetrics'
import { sealNodes, sealSize } from '../../../look/seal/seal'
import type { Scene } from '../../../scene/nodes'
import { blocklessScene, rectNode } from '../../../scene/shapes'
import { optionsOf } from '../useSetting'

const PAPER = '#F0EBE1'
const SIDE_PX = 100
const TALL_SIDE_PX = 44

export function SealPart() {
  return (
    <PanelColumn>
      <SealText />
      <SealStyle />
      <SealPlace />
    </PanelColumn>
  )
}

function SealText() {
  const { t } = useTranslation()
  const settings = useAtomValue(settingsAtom)
  const change = useSetAtom(changeSealAtom)
  const said = sealTextOf(settings)
  const field = useTypedText(said, (sealText) => change({ sealText }))
  return (
    <TextField
      label={t('display.sealText')}
      aside={t('display.sealLength')}
      hint={t('display.sealHint')}
      error={isHeld(said) && !hasTooManyHan(field.value) ? undefined : t('display.sealError')}
      maxLength={SEAL_TEXT_LENGTH}
      {...field}
    />
  )
}

function isHeld(text: string): boolean {
  const { length } = [...carvable(text)]
  return length > 0 && length <= SEAL_CHARACTERS
}

/** While typing: an input method's letters are not the seal's text. */
function hasTooManyHan(text: string): boolean {
  return sealWords(text) !== '' && [...text.matchAll(/\p{Script=Han}/gu)].length > SEAL_CHARACTERS
}

const STYLE_PX = 56 // holds the longest name

function SealStyle() {
  const { t } = useTranslation()
  const settings = useAtomValue(settingsAtom)
  const change = useSetAtom(changeSealAtom)
  const words = sealOf({ ...settings, showSeal: true })?.words ?? ''
  return (
    <ThumbnailRadio
      label={t('display.sealStyle')}
      value={settings.sealStyle}
      options={optionsOf(SEAL_STYLES).map((option) => ({
        ...option,
        aspect: 1,
        picture: (
          <ThumbnailImage
            what={['seal', option.id, words]}
            draw={(box, turns) => drawScene(() => sealScene(option.id, words), box, turns)}
          />
        ),
      }))}
      onChange={(sealStyle) => change({ sealStyle })}
      arrangement="fill"
      leastPx={STYLE_PX}
    />
  )
}

function SealPlace() {
  const { t } = useTranslation()
  const { sealPlace } = useAtomValue(settingsAtom)
  const change = useSetAtom(changeSealAtom)
  const hasOwnPlace = useAtomValue(hasSealPlaceAtom)
  const isQuote = useAtomValue(cardKindAtom) === 'quote'
  return (
    <FittedRadio
      label={t('display.sealPlace')}
      value={sealPlace === 'author' && !isQuote ? 'right' : sealPlace}
      options={optionsOf(SEAL_PLACES).filter(({ id }) => isQuote || id !== 'author')}
      onChange={(place) => change({ sealPlace: place })}
      isDisabled={hasOwnPlace}
      disabledReason={t('display.sealPlaced')}
    />
  )
}

function sealScene(id: SealStyleId, words: string): Scene {
  const size = { width: SIDE_PX, height: SIDE_PX }
  const { seal, sidePx } = inStyle(id, words, TALL_SIDE_PX)
  const { width, height } = sealSize(seal, sidePx)
  const corner = { x: (SIDE_PX - width) / 2, y: (SIDE_PX - height) / 2 }
  return blocklessScene(size, {
    still: [rectNode('paper', { x: 0, y: 0, ...size }, { fill: PAPER })],
    live: sealNodes('seal', seal, corner, sidePx, [PAPER], browserMetrics),
  })
}
