import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { textsInOrder } from '../../../card/lead'
import { isDisabled } from '../../../look/compositions'
import { settingsAtom } from '../../../state/card'
import { shownQuoteAtom } from '../../../state/draft'
import { isChinese } from '../../../text/pinyin/isChinese'
import { Switch } from '../../../ui/Switch'
import { useSetting, useTextSetting } from '../useSetting'

/** Pinyin above the Chinese, where it stands in lines. */
export function PinyinSwitch() {
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
