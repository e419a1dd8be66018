import { useAtomValue } from 'jotai'
import { memo } from 'react'
import { cardKindAtom } from '../../../state/card'
import { PanelColumn, PanelParts } from '../PanelParts'
import { EditButtons, EditFields } from './EditControls'
import { KindRadio } from './KindRadio'
import { EmptyCardNote, LoadExample } from './ProductExample'
import { ProductFacts, ProductWords } from './ProductFields'
import { QuoteFinder } from './QuoteFinder'
import { QuoteParts } from './QuoteParts'

/** Below the choice of the kind, and the other of a drawer's two columns. */
const KINDS = {
  quote: { Start: QuoteStart, Rest: QuoteParts },
  product: { Start: ProductStart, Rest: ProductFacts },
}

/** The card's content: a quote, fetched for a day or typed, or a product. */
export const ContentPanel = memo(function ContentPanel() {
  const { Start, Rest } = KINDS[useAtomValue(cardKindAtom)]
  return (
    <EditFields>
      <PanelParts>
        <PanelColumn>
          <KindRadio />
          <Start />
        </PanelColumn>
        <Rest />
      </PanelParts>
    </EditFields>
  )
})

function QuoteStart() {
  return (
    <>
      <QuoteFinder />
      <EditButtons />
    </>
  )
}

function ProductStart() {
  return (
    <>
      <EditButtons aside={<LoadExample />} />
      <EmptyCardNote />
      <ProductWords />
    </>
  )
}
