import { memo } from 'react'
import { EditControls } from './EditControls'
import { QuoteFinder } from './QuoteFinder'
import { QuoteParts } from './QuoteParts'
import { PanelPart, PanelParts } from '../PanelParts'

/** The words of the card: fetched for a day, or one's own. */
export const ContentPanel = memo(function ContentPanel() {
  return (
    <PanelParts>
      <PanelPart>
        <QuoteFinder />
      </PanelPart>
      <EditControls>
        <QuoteParts />
      </EditControls>
    </PanelParts>
  )
})
