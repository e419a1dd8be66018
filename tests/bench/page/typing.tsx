import '@fontsource-variable/noto-serif-sc/wght.css'
import '@fontsource-variable/source-serif-4/wght.css'
import { createRoot } from 'react-dom/client'
import { DomCard } from './DomCard'
import { OurCard } from './OurCard'

/** `?card=dom&width=800` or `?card=ours&width=800`: only a field and a card on the page. */
const wanted = new URLSearchParams(location.search)
const widthPx = Number(wanted.get('width') ?? 800)
const Card = wanted.get('card') === 'ours' ? OurCard : DomCard

const root = document.getElementById('root')
if (root) createRoot(root).render(<Card widthPx={widthPx} />)
