import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardKind } from '../../../card/card'
import { currentLanguage } from '../../../language/i18n'
import { isDisabled } from '../../../look/compositions'
import { cardKindAtom } from '../../../state/card'
import { LETTER_SPACINGS } from '../../../text/sizes'
import { FieldNote } from '../../../ui/FieldNote'
import { Slider } from '../../../ui/Slider'
import { PanelPart, PanelParts } from '../PanelParts'
import { useSetting, useTextSetting } from '../useSetting'
import { SizeRadio } from './SizeRadio'

const TIGHTEST = 0
const WIDEST = LETTER_SPACINGS.length - 1

const SIZES = {
  quote: [
    ['contentSize', 'text.quoteSize'],
    ['translationSize', 'text.translationSize'],
    ['authorSize', 'text.authorSize'],
  ],
  product: [
    ['titleSize', 'text.titleSize'],
    ['taglineSize', 'text.taglineSize'],
  ],
} as const satisfies Record<CardKind, unknown>

/** Sizes of the card's texts, and the letter spacing. */
export function SizePart() {
  const { t } = useTranslation()
  const language = currentLanguage()
  const kind = useAtomValue(cardKindAtom)
  const [spacing, changeSpacing] = useTextSetting('letterSpacing')
  const [composition] = useSetting('composition')
  const noteId = useId()
  const areAtRest = kind === 'quote' && isDisabled('sizes', composition)
  const atRest = areAtRest ? { isDisabled: true, describedBy: noteId } : {}
  const nameOf = (index: number) => LETTER_SPACINGS[index]?.label[language] ?? ''
  return (
    <PanelParts>
      {areAtRest && (
        <PanelPart isWide>
          <FieldNote id={noteId} hint={t('composition.ownSizes')} />
        </PanelPart>
      )}
      {SIZES[kind].map(([setting, label]) => (
        <SizeRadio key={setting} label={t(label)} setting={setting} {...atRest} />
      ))}
      <PanelPart>
        <Slider
          label={t('text.letterSpacing')}
          value={spacing}
          min={TIGHTEST}
          max={WIDEST}
          step={1}
          onChange={changeSpacing}
          valueText={nameOf(spacing)}
          ends={[nameOf(TIGHTEST), nameOf(WIDEST)]}
          showsTicks
          {...atRest}
        />
      </PanelPart>
    </PanelParts>
  )
}
