import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ALIGNMENTS } from '../../../card/settings'
import { FONTS, type FontPair } from '../../../text/fonts'
import { FontRows } from '../../../ui/FontRows'
import { GroupLabel } from '../../../ui/GroupLabel'
import { SegmentedRadio } from '../../../ui/SegmentedRadio'
import { Switch } from '../../../ui/Switch'
import { ALIGN_ICONS } from '../alignIcons'
import { optionsOf, optionsOfLabels } from '../optionsOf'
import { PanelParts } from '../PanelParts'
import { useTextSetting } from '../useSetting'

const ITALIC = { fontFamily: 'var(--font-serif)', fontStyle: 'italic', fontSize: 16 } as const
const BOLD = { fontWeight: 600 } as const

/** Family, bold, italic and alignment. */
export function FontPart() {
  const { t, i18n } = useTranslation()
  const [family, changeFamily] = useTextSetting('fontFamily')
  const [isBold, changeBold] = useTextSetting('bold')
  const [isItalic, changeItalic] = useTextSetting('italic')
  const [alignment, changeAlignment] = useTextSetting('align')
  const isChinese = i18n.language === 'zh'
  useSpecimenFonts()
  return (
    <PanelParts>
      <FontRows
        label={t('text.fontFamily')}
        value={family}
        options={optionsOf(FONTS).map((option) => ({
          ...option,
          fontFamily: specimenFamily(FONTS[option.id]),
        }))}
        onChange={changeFamily}
      />
      <div>
        <div role="group" aria-label={t('text.style')}>
          <GroupLabel label={t('text.style')} />
          <Switch label={t('text.bold')} isOn={isBold} onChange={changeBold} labelStyle={BOLD} />
          <Switch
            label={t('text.italic')}
            isOn={isItalic}
            onChange={changeItalic}
            labelStyle={isChinese ? undefined : ITALIC}
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
          />
        </div>
      </div>
    </PanelParts>
  )
}

/** Fetches the @font-face rules; the browser then fetches the few files that "Ag 永" needs. */
function useSpecimenFonts(): void {
  useEffect(() => {
    for (const { latin, han } of Object.values<FontPair>(FONTS)) {
      // If this fails the specimen uses a system font; choosing the family reports the error.
      Promise.all([latin.load(), han.load()]).catch(() => undefined)
    }
  }, [])
}

function specimenFamily({ latin, han }: FontPair): string {
  return `"${latin.family}", "${han.family}", sans-serif`
}
