import { useAtomValue, useSetAtom } from 'jotai'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardKind } from '../../../card/card'
import { showsBoth } from '../../../card/lead'
import { withoutOnly } from '../../../card/leads'
import { isDisabled } from '../../../look/compositions'
import { cardKindAtom, changeSettingsAtom, settingsAtom } from '../../../state/card'
import { Switch } from '../../../ui/Switch'
import { PanelColumn, PanelParts } from '../PanelParts'
import { useEditorLayout } from '../useEditorLayout'
import { useSetting } from '../useSetting'
import { LookPanel } from '../LookPanel'
import { DateLine } from './DateLine'
import { LeadRadio } from './LeadRadio'
import { PinyinSwitch } from './PinyinSwitch'
import { changeSealAtom, showsSealAtom } from './sealAtoms'
import { WatermarkText } from './WatermarkText'

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

/** Switches for the card's parts, the language that leads, the date's parts, the watermark's words, and the seal. */
export const DisplayPanel = memo(function DisplayPanel() {
  const kind = useAtomValue(cardKindAtom)
  const [hasWatermark] = useSetting('watermark')
  const [hasDate] = useSetting('showDate')
  const [composition] = useSetting('composition')
  const hasSeal = useAtomValue(showsSealAtom)
  const hasDateLine = kind === 'product' || composition === 'plain' // any other has dates of its own
  const isDrawer = useEditorLayout() === 'drawer'
  const switches: readonly SwitchEntry[] = SWITCHES[kind]
  const half = isDrawer ? Math.ceil(switches.length / 2) : switches.length
  return (
    <PanelParts>
      <Switches entries={switches.slice(0, half)} />
      {isDrawer && <Switches entries={switches.slice(half)} />}
      {hasSeal && <LookPanel id="seal" />}
      <PanelColumn>
        {kind === 'quote' && <LeadRadio />}
        {hasDate && hasDateLine && <DateLine />}
        {hasWatermark && <WatermarkText />}
      </PanelColumn>
    </PanelParts>
  )
})

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

/** Off, too, where the card was given one language alone; on again, that language leads. */
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

/** On as well where the composition or the frame makes a seal of the watermark. */
function SealSwitch() {
  const { t } = useTranslation()
  const isOn = useAtomValue(showsSealAtom)
  const change = useSetAtom(changeSealAtom)
  return <Switch label={t('display.seal')} isOn={isOn} onChange={(showSeal) => change({ showSeal })} />
}
