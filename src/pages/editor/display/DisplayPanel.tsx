import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { type CardKind, dayOf } from '../../../card/card'
import { hasTwoLanguages, showsBoth, textsInOrder } from '../../../card/primaryText'
import { withoutOnly, PRIMARY_LANGUAGES } from '../../../card/primaryLanguages'
import { isDisabled } from '../../../look/compositions'
import { cardKindAtom, changeSettingsAtom, settingsAtom, cardAtom } from '../../../state/card'
import { Switch } from '../../../ui/Switch'
import { PanelColumn, PanelParts } from '../PanelParts'
import { useEditorLayout } from '../useEditorLayout'
import { useSetting, useTextSetting, optionsOfLabels } from '../useSetting'
import { LookPanel } from '../LookPanel'
import { changeSealAtom, showsSealAtom } from './sealAtoms'
import { shownQuoteAtom } from '../../../state/draft'
import { SegmentedRadio } from '../../../ui/SegmentedRadio'
import { TextField } from '../../../ui/TextField'
import { useTypedSetting } from '../useTypedText'
import { WATERMARK_LENGTH } from '../../../card/limits'
import { isChinese } from '../../../text/pinyin/pinyin'
import { DATE_PART_IDS } from '../../../card/dateLine'
import { DATE_PARTS, type DatePart } from '../../../card/dateParts'
import { currentLanguage } from '../../../language/i18n'
import { LANGUAGES } from '../../../language/languages'
import { CheckTiles } from '../../../ui/CheckTiles'

const { auto, en, zh } = PRIMARY_LANGUAGES
const LABELS = { auto: auto.label, en: en.label, zh: zh.label }

const SWITCHES = {
  quote: [
    ['showAuthor', 'display.author'],
    ['showTranslation', 'display.translation'],
    ['pinyin', 'display.pinyin'],
    ['showDate', 'display.date'],
    ['showQuotationMarks', 'display.quotationMarks'],
    ['watermark', 'display.watermark'],
    ['showSeal', 'display.seal'],
  ],
  product: [
    ['showLogo', 'display.logo'],
    ['showTagline', 'display.tagline'],
    ['showDescription', 'display.description'],
    ['showPicture', 'display.picture'],
    ['showVotes', 'display.votes'],
    ['showComments', 'display.comments'],
    ['showTopics', 'display.topics'],
    ['showQrCode', 'display.qrCode'],
    ['showDate', 'display.date'],
    ['watermark', 'display.watermark'],
    ['showSeal', 'display.seal'],
  ],
} as const satisfies Record<CardKind, unknown>

type SwitchEntry = (typeof SWITCHES)[CardKind][number]

export function DisplayPanel() {
  const kind = useAtomValue(cardKindAtom)
  const [hasWatermark] = useSetting('watermark')
  const [hasDate] = useSetting('showDate')
  const [composition] = useSetting('composition')
  const hasSeal = useAtomValue(showsSealAtom)
  const hasDateLine = kind === 'product' || composition === 'plain'
  const isDrawer = useEditorLayout() === 'drawer'
  const switches: readonly SwitchEntry[] = SWITCHES[kind]
  const half = isDrawer ? Math.ceil(switches.length / 2) : switches.length
  return (
    <PanelParts>
      <Switches entries={switches.slice(0, half)} />
      {isDrawer && <Switches entries={switches.slice(half)} />}
      {hasSeal && <LookPanel id="seal" />}
      <PanelColumn>
        {kind === 'quote' && <PrimaryLanguageRadio />}
        {hasDate && hasDateLine && <DateLine />}
        {hasWatermark && <WatermarkText />}
      </PanelColumn>
    </PanelParts>
  )
}

function Switches({ entries }: { entries: readonly SwitchEntry[] }) {
  return (
    <div>
      {entries.map(([setting, label]) =>
        setting === 'showTranslation' ? (
          <TranslationSwitch key={setting} />
        ) : setting === 'pinyin' ? (
          <PinyinSwitch key={setting} />
        ) : setting === 'showSeal' ? (
          <SealSwitch key={setting} />
        ) : (
          <SettingSwitch key={setting} setting={setting} label={label} />
        ),
      )}
    </div>
  )
}

type Toggle = Exclude<SwitchEntry, readonly ['showSeal' | 'pinyin', string]>

function SettingSwitch({ setting, label }: { setting: Toggle[0]; label: Toggle[1] }) {
  const { t } = useTranslation()
  const [isOn, change] = useSetting(setting)
  const [composition] = useSetting('composition')
  const isResting = setting === 'showQuotationMarks' && isDisabled('quotationMarks', composition)
  return (
    <Switch
      label={t(label)}
      isOn={isOn}
      onChange={change}
      isDisabled={isResting}
      disabledReason={t('composition.noMarks')}
    />
  )
}

/** Also off if the card has only one language; turning it on makes that one primary. */
function TranslationSwitch() {
  const { t } = useTranslation()
  const settings = useAtomValue(settingsAtom)
  const change = useSetAtom(changeSettingsAtom)
  return (
    <Switch
      label={t('display.translation')}
      isOn={showsBoth(settings)}
      onChange={(showTranslation) =>
        change(showTranslation ? { showTranslation, lead: withoutOnly(settings.lead) } : { showTranslation })
      }
    />
  )
}

/** Also on if the composition or frame makes the watermark a seal. */
function SealSwitch() {
  const { t } = useTranslation()
  const isOn = useAtomValue(showsSealAtom)
  const change = useSetAtom(changeSealAtom)
  return <Switch label={t('display.seal')} isOn={isOn} onChange={(showSeal) => change({ showSeal })} />
}

/** It is the only one if the translation is hidden. */
function PrimaryLanguageRadio() {
  const { t } = useTranslation()
  const settings = useAtomValue(settingsAtom)
  const quote = useAtomValue(shownQuoteAtom)
  const hasChoice = quote !== null && hasTwoLanguages(quote)
  const change = useSetAtom(changeSettingsAtom)
  return (
    <SegmentedRadio
      label={t('display.lead')}
      value={withoutOnly(settings.lead)}
      options={optionsOfLabels(LABELS)}
      onChange={(lead) => change({ lead, showTranslation: showsBoth(settings) })}
      isDisabled={!hasChoice}
      disabledReason={t('display.leadNote')}
    />
  )
}

function WatermarkText() {
  const { t } = useTranslation()
  const field = useTypedSetting('watermarkText')
  return (
    <TextField
      label={t('display.watermarkText')}
      hint={t('display.watermarkHint')}
      maxLength={WATERMARK_LENGTH}
      {...field}
    />
  )
}

function PinyinSwitch() {
  const { t } = useTranslation()
  const [isOn, change] = useTextSetting('pinyin')
  const [composition] = useSetting('composition')
  const quote = useAtomValue(shownQuoteAtom)
  const settings = useAtomValue(settingsAtom)
  const hasChinese = quote !== null && textsInOrder(quote, settings).some(isChinese)
  const isInCells = isDisabled('pinyin', composition)
  return (
    <Switch
      label={t('display.pinyin')}
      isOn={isOn}
      onChange={change}
      isDisabled={isInCells || !hasChinese}
      disabledReason={t(isInCells ? 'display.pinyinInCells' : 'display.pinyinNoChinese')}
    />
  )
}

function DateLine() {
  const { t } = useTranslation()
  const language = currentLanguage()
  const card = useAtomValue(cardAtom)
  const [chosen, change] = useTextSetting('dateLine')
  if (!card) return null
  return (
    <CheckTiles
      label={t('display.dateLine')}
      chosen={chosen}
      tiles={DATE_PART_IDS.map((id) => {
        const part: DatePart = DATE_PARTS[id]
        const words = part.words(dayOf(card))
        const sampleLang = words !== null && part.language ? LANGUAGES[part.language].htmlLang : undefined
        return { id, label: part.label[language], sample: words ?? t('display.notThatDay'), sampleLang }
      })}
      placeWords={(place) => t('display.datePlace', { place })}
      onChange={change}
    />
  )
}
