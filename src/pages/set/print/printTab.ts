/** The tab Print: its three parts, in one chunk. */
export { PrintPanel as Panel } from './PrintPanel'
export { PrintSheets as Sheets } from './PrintSheets'
export { PrintDock as Dock } from './PrintDock'
