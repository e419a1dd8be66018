import { useAtom } from 'jotai'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { SubTabs } from '../../../ui/SubTabs'
import { textPartAtom } from '../editorTabs'
import { ColourPart } from './ColourPart'
import { FontPart } from './FontPart'
import { SizePart } from './SizePart'

const PARTS = { font: FontPart, size: SizePart, color: ColourPart }

/** Font, sizes and colours of the text. */
export const TextPanel = memo(function TextPanel() {
  const { t } = useTranslation()
  const [part, open] = useAtom(textPartAtom)
  const Part = PARTS[part]
  return (
    <SubTabs
      label={t('text.parts')}
      value={part}
      tabs={[
        { id: 'font', label: t('text.font') },
        { id: 'size', label: t('text.size') },
        { id: 'color', label: t('text.color') },
      ]}
      onChange={open}
    >
      <Part />
    </SubTabs>
  )
})
