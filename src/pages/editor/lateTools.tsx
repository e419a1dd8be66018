import { lazy, Suspense, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import { DockOutline, PanelOutline } from './Outlines'

export const importTools = () => import('./editorTools')

/** To be called once the card is seen, or is not to be waited for: its code and its fonts load first. */
export let loadTools = () => {}

const cardSeen = new Promise<void>((resolve) => (loadTools = resolve))
const afterCard = () => cardSeen.then(importTools)

/** Konva, which draws quickly what the tools change. */
export const importStage = () => afterCard().then(() => import('../../draw/konva/CardStage'))

type Tools = Awaited<ReturnType<typeof importTools>>

/** Until its code has loaded, the outline stands in its place. */
function tool<Name extends Exclude<keyof Tools, 'importLookPanels'>>(name: Name, outline: ReactNode = null) {
  const Tool = lazy(() => afterCard().then((tools) => ({ default: tools[name] as ComponentType<object> })))
  return (props: ComponentProps<Tools[Name]>) => (
    <Suspense fallback={outline}>
      <Tool {...(props as object)} />
    </Suspense>
  )
}

export const AllTabs = tool('AllTabs', <PanelOutline />)
export const SideTabs = tool('SideTabs', <PanelOutline />)
export const BarTools = tool('BarTools')
export const PhoneTools = tool('PhoneTools')
export const PhoneTray = tool('PhoneTray')
export const CardTools = tool('CardTools')
export const Remedies = tool('Remedies')
export const EditorToasts = tool('EditorToasts')
export const ExportDock = tool('ExportDock', <DockOutline />)
export const PageTools = tool('PageTools')
