import { useAtom, useAtomValue } from 'jotai'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { cardKindAtom } from '../../../state/card'
import { SubTabs } from '../../../ui/SubTabs'
import { textPartAtom } from '../editorTabs'
import { LookPanel } from '../LookPanel'
import { ColourPart } from './ColourPart'
import { FontPart } from './FontPart'
import { SizePart } from './SizePart'

const PARTS = { font: FontPart, size: SizePart, color: ColourPart }

/** Font, sizes, colours and composition of the text; a product's words have one composition. */
export const TextPanel = memo(function TextPanel() {
  const { t } = useTranslation()
  const [chosen, open] = useAtom(textPartAtom)
  const isProduct = useAtomValue(cardKindAtom) === 'product'
  const part = isProduct && chosen === 'composition' ? 'font' : chosen
  const tabs = [
    { id: 'font' as const, label: t('text.font') },
    { id: 'size' as const, label: t('text.size') },
    { id: 'color' as const, label: t('text.color') },
    ...(isProduct ? [] : [{ id: 'composition' as const, label: t('composition.label') }]),
  ]
  return (
    <SubTabs label={t('text.parts')} value={part} tabs={tabs} onChange={open}>
      <Part id={part} />
    </SubTabs>
  )
})

function Part({ id }: { id: keyof typeof PARTS | 'composition' }) {
  if (id === 'composition') return <LookPanel id="composition" />
  const Shown = PARTS[id]
  return <Shown />
}
