import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { sealOf, sealTextOf } from '../../../card/seal'
import { SEAL_PLACES } from '../../../look/seal/style'
import { SEAL_STYLES } from '../../../look/seal/styles'
import { carvable, sealWords, SEAL_CHARACTERS } from '../../../look/seal/words'
import { cardKindAtom, settingsAtom } from '../../../state/card'
import { TextField } from '../../../ui/TextField'
import { ThumbnailRadio } from '../../../ui/ThumbnailRadio'
import { FittedRadio } from '../FittedRadio'
import { optionsOf } from '../optionsOf'
import { PanelColumn } from '../PanelParts'
import { useTypedText } from '../useTypedText'
import { changeSealAtom, hasSealPlaceAtom } from './sealAtoms'
import { SealThumbnail } from './SealThumbnail'
import { SEAL_TEXT_LENGTH } from '../../../card/limits'

/** What the seal says, how it is cut and where it stands. */
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

/** While it is typed: the letters of an input method are not what the seal will say. */
function hasTooManyHan(text: string): boolean {
  return sealWords(text) !== '' && [...text.matchAll(/\p{Script=Han}/gu)].length > SEAL_CHARACTERS
}

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
        picture: <SealThumbnail id={option.id} words={words} />,
      }))}
      onChange={(sealStyle) => change({ sealStyle })}
      columns={5}
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
