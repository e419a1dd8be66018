import { useAtomValue } from 'jotai'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardKind } from '../../../card/card'
import { cardKindAtom } from '../../../state/card'
import { Switch } from '../../../ui/Switch'
import { PanelColumn, PanelParts } from '../PanelParts'
import { useEditorLayout } from '../useEditorLayout'
import { useSetting } from '../useSetting'
import { DateLine } from './DateLine'
import { WatermarkText } from './WatermarkText'

const SWITCHES = {
  quote: [
    ['showAuthor', 'display.author'],
    ['showTranslation', 'display.translation'],
    ['showDate', 'display.date'],
    ['showQuotationMarks', 'display.quotationMarks'],
    ['watermark', 'display.watermark'],
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
  ],
} as const satisfies Record<CardKind, unknown>

type SwitchEntry = (typeof SWITCHES)[CardKind][number]

/** Switches for the card's parts, the date's parts, and the watermark's words. */
export const DisplayPanel = memo(function DisplayPanel() {
  const kind = useAtomValue(cardKindAtom)
  const [hasWatermark] = useSetting('watermark')
  const [hasDate] = useSetting('showDate')
  const [composition] = useSetting('composition')
  const hasDateLine = kind === 'product' || composition === 'plain' // any other has dates of its own
  const isDrawer = useEditorLayout() === 'drawer'
  const switches: readonly SwitchEntry[] = SWITCHES[kind]
  const half = isDrawer ? Math.ceil(switches.length / 2) : switches.length
  return (
    <PanelParts>
      <Switches entries={switches.slice(0, half)} />
      <PanelColumn>
        {isDrawer && <Switches entries={switches.slice(half)} />}
        {hasDate && hasDateLine && <DateLine />}
        {hasWatermark && <WatermarkText />}
      </PanelColumn>
    </PanelParts>
  )
})

function Switches({ entries }: { entries: readonly SwitchEntry[] }) {
  return (
    <div>
      {entries.map(([setting, label]) => (
        <SettingSwitch key={setting} setting={setting} label={label} />
      ))}
    </div>
  )
}

function SettingSwitch({ setting, label }: { setting: SwitchEntry[0]; label: SwitchEntry[1] }) {
  const { t } = useTranslation()
  const [isOn, change] = useSetting(setting)
  return <Switch label={t(label)} isOn={isOn} onChange={change} />
}
