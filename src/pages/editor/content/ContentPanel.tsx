import { useAtomValue } from 'jotai'
import { memo } from 'react'
import { cardKindAtom } from '../../../state/card'
import { PanelPart, PanelParts } from '../PanelParts'
import { EditControls } from './EditControls'
import { KindRadio } from './KindRadio'
import { ProductExample } from './ProductExample'
import { ProductFields } from './ProductFields'
import { QuoteFinder } from './QuoteFinder'
import { QuoteParts } from './QuoteParts'

const KINDS = {
  quote: { Finder: QuoteFinder, Fields: QuoteParts },
  product: { Finder: ProductExample, Fields: ProductFields },
}

/** What the card says: a quote, fetched for a day or one's own, or a product. */
export const ContentPanel = memo(function ContentPanel() {
  const { Finder, Fields } = KINDS[useAtomValue(cardKindAtom)]
  return (
    <PanelParts>
      <PanelPart>
        <KindRadio />
      </PanelPart>
      <PanelPart>
        <Finder />
      </PanelPart>
      <EditControls>
        <Fields />
      </EditControls>
    </PanelParts>
  )
})
