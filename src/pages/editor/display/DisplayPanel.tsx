import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Switch } from '../../../ui/Switch'
import { PanelPart, PanelParts } from '../PanelParts'
import { useSetting } from '../useSetting'
import { WatermarkText } from './WatermarkText'

const SWITCHES = [
  ['showAuthor', 'display.author'],
  ['showTranslation', 'display.translation'],
  ['showDate', 'display.date'],
  ['showQuotationMarks', 'display.quotationMarks'],
  ['watermark', 'display.watermark'],
] as const

/** What is shown of the card's parts, and the watermark's words. */
export const DisplayPanel = memo(function DisplayPanel() {
  const [hasWatermark] = useSetting('watermark')
  return (
    <PanelParts>
      <div>
        {SWITCHES.map(([setting, label]) => (
          <SettingSwitch key={setting} setting={setting} label={label} />
        ))}
      </div>
      {hasWatermark && (
        <PanelPart>
          <WatermarkText />
        </PanelPart>
      )}
    </PanelParts>
  )
})

function SettingSwitch({
  setting,
  label,
}: {
  setting: (typeof SWITCHES)[number][0]
  label: (typeof SWITCHES)[number][1]
}) {
  const { t } = useTranslation()
  const [isOn, change] = useSetting(setting)
  return <Switch label={t(label)} isOn={isOn} onChange={change} />
}
