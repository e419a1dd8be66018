import { useAtomValue } from 'jotai'
import { memo } from 'react'
import { cardKindAtom } from '../../../state/card'
import { PanelPart, PanelParts } from '../PanelParts'
import { EditControls } from './EditControls'
import { KindRadio } from './KindRadio'
import { EmptyCardNote, LoadExample } from './ProductExample'
import { ProductFields } from './ProductFields'
import { QuoteFinder } from './QuoteFinder'
import { QuoteParts } from './QuoteParts'

const KINDS = { quote: QuoteContent, product: ProductContent }

/** The card's content: a quote, fetched for a day or typed, or a product. */
export const ContentPanel = memo(function ContentPanel() {
  const Content = KINDS[useAtomValue(cardKindAtom)]
  return (
    <PanelParts>
      <PanelPart>
        <KindRadio />
      </PanelPart>
      <Content />
    </PanelParts>
  )
})

function QuoteContent() {
  return (
    <>
      <PanelPart>
        <QuoteFinder />
      </PanelPart>
      <EditControls>
        <QuoteParts />
      </EditControls>
    </>
  )
}

function ProductContent() {
  return (
    <EditControls aside={<LoadExample />}>
      <EmptyCardNote />
      <ProductFields />
    </EditControls>
  )
}
