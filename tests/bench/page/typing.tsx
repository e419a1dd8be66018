import '@fontsource-variable/noto-serif-sc/wght.css'
import '@fontsource-variable/source-serif-4/wght.css'
import { createRoot } from 'react-dom/client'
import type { ArtFamilyId } from '../../../src/look/art'
import type { CompositionId } from '../../../src/look/compositions'
import { DomCard } from './DomCard'
import { OurCard } from './OurCard'

/**
 * `?card=dom&width=800`, `?card=ours&width=800`, `…&composition=poster` or `…&art=moon`: a page with only a
 * field and a card.
 */
const wanted = new URLSearchParams(location.search)
const widthPx = Number(wanted.get('width') ?? 800)
const composition = wanted.get('composition') as CompositionId | null
const art = wanted.get('art') as ArtFamilyId | null

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    wanted.get('card') === 'ours' ? (
      <OurCard widthPx={widthPx} composition={composition} art={art} />
    ) : (
      <DomCard widthPx={widthPx} />
    ),
  )
