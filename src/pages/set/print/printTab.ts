export { PrintPanel as Panel } from './PrintPanel'
export { PrintSheets as Sheets } from './PrintSheets'
export { PrintDock as Dock } from './PrintDock'
export { SheetSteps as Steps } from './SheetSteps'
