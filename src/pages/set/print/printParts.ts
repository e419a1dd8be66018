import type { ComponentType } from 'react'

/** What the tab Print shows in each part of the page. */
export interface PrintParts {
  Panel: ComponentType // what is chosen
  Sheets: ComponentType // the sheets of paper, in the contact sheet's place
  Steps: ComponentType // to the sheets beside the one that is shown
  Dock: ComponentType // what comes out, and the buttons for it
}

/** The code of the tab Print, which comes with the tab. */
export const importPrint = (): Promise<PrintParts> => import('./printTab')
