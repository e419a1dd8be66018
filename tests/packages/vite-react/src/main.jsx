import { createRoot } from 'react-dom/client'
import { toBlob } from 'quotidian/engine'
import { QuoteCard } from 'quotidian/react'

const card = await (await fetch('./card.json')).json()

createRoot(document.getElementById('root')).render(
  <QuoteCard
    card={card}
    template="sunny"
    width={480}
    onDrawn={async () => (window.drawn = { file: await toBlob(card, { template: 'sunny' }) })}
  />,
)
