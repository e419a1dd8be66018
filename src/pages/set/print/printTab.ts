export { PrintPanel as Panel } from './PrintPanel'
export { PrintSheets as Sheets, SheetSteps as Steps } from './PrintSheets'
export { PrintDock as Dock } from './PrintDock'
