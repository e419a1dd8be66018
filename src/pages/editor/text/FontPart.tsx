import { useAtomValue } from 'jotai'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { isDisabled } from '../../../look/compositions'
import type { TypeChoice } from '../../../look/compositions/composition'
import { cardKindAtom } from '../../../state/card'
import { CHARACTER_FORMS } from '../../../text/characterForms'
import { FONTS, hasTraditional, type FontFace, type FontPair } from '../../../text/fonts'
import { FieldNote } from '../../../ui/FieldNote'
import { FontRows } from '../../../ui/CheckRows'
import { GroupLabel } from '../../../ui/GroupLabel'
import { SegmentedRadio } from '../../../ui/SegmentedRadio'
import { Switch } from '../../../ui/Switch'
import { PanelParts } from '../PanelParts'
import { useSetting, useTextSetting, optionsOf, optionsOfLabels } from '../useSetting'
import { ALIGNMENTS } from '../../../text/alignments'
import { ALIGN_ICONS } from '../../../ui/toolIcons'

const ITALIC = { fontFamily: 'var(--font-serif)', fontStyle: 'italic', fontSize: 16 } as const
const BOLD = { fontWeight: 600 } as const

export function FontPart() {
  const { t, i18n } = useTranslation()
  const [family, changeFamily] = useTextSetting('fontFamily')
  const [isBold, changeBold] = useTextSetting('bold')
  const [isItalic, changeItalic] = useTextSetting('italic')
  const [alignment, changeAlignment] = useTextSetting('align')
  const [characters, changeCharacters] = useTextSetting('characters')
  const hasBoth = hasTraditional(family)
  const isChinese = i18n.language === 'zh'
  const [composition] = useSetting('composition')
  const isProduct = useAtomValue(cardKindAtom) === 'product'
  const noteId = useId()
  const atRest = (choice: TypeChoice) =>
    !isProduct && isDisabled(choice, composition) ? { isDisabled: true, describedBy: noteId } : {}
  useSpecimenFonts()
  return (
    <PanelParts>
      <FontRows
        label={t('text.fontFamily')}
        value={family}
        options={optionsOf(FONTS).map((option) => ({
          ...option,
          fontFamily: specimenFamily(FONTS[option.id]),
          fontWeight: onlyWeight(FONTS[option.id].han),
        }))}
        onChange={changeFamily}
      />
      <div>
        <div role="group" aria-label={t('text.style')}>
          <GroupLabel label={t('text.style')} />
          <FieldNote id={noteId} hint={atRest('bold').isDisabled ? t('composition.ownType') : undefined} />
          <Switch
            label={t('text.bold')}
            isOn={isBold}
            onChange={changeBold}
            labelStyle={BOLD}
            {...atRest('bold')}
          />
          <Switch
            label={t('text.italic')}
            isOn={isItalic}
            onChange={changeItalic}
            labelStyle={isChinese ? undefined : ITALIC}
            {...atRest('italic')}
          />
        </div>
        <div style={{ marginTop: 28 }}>
          <SegmentedRadio
            label={t('text.alignment')}
            value={alignment}
            options={optionsOfLabels(ALIGNMENTS).map((option) => ({
              ...option,
              icon: ALIGN_ICONS[option.id],
            }))}
            onChange={changeAlignment}
            {...atRest('alignment')}
          />
        </div>
        <div style={{ marginTop: 28 }}>
          <SegmentedRadio
            label={t('text.characters')}
            value={hasBoth ? characters : 'simplified'}
            options={optionsOf(CHARACTER_FORMS)}
            onChange={changeCharacters}
            isDisabled={!hasBoth}
            disabledReason={t('text.simplifiedOnly')}
          />
        </div>
      </div>
    </PanelParts>
  )
}

/** Loads the @font-face rules; the browser then loads the few files that "Ag 永" needs. */
function useSpecimenFonts(): void {
  useEffect(() => {
    for (const { latin, han } of Object.values<FontPair>(FONTS)) {
      // If this fails the specimen uses a system font; choosing the family reports the error.
      Promise.all([latin.load(), han.load()]).catch(() => undefined)
    }
  }, [])
}

function onlyWeight({ regular, bold }: FontFace): number | undefined {
  return regular === bold ? regular : undefined
}

function specimenFamily({ latin, han }: FontPair): string {
  return `"${latin.family}", "${han.family}", sans-serif`
}
