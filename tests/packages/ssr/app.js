import { createElement } from 'react'
import { QuoteCard } from 'quotidian/react'

export function App({ card, onDrawn }) {
  return createElement(
    'main',
    null,
    createElement(QuoteCard, { card, template: 'sunny', width: 480, onDrawn }),
  )
}
