import '@fontsource-variable/noto-serif-sc/wght.css'
import '@fontsource-variable/source-serif-4/wght.css'
import { useState, type CSSProperties } from 'react'
import { createRoot } from 'react-dom/client'
import { CONTENT, TRANSLATION } from './benchCard'

/** The measure of typing: a field and a card as React sets it without us, shown as wide as the editor's. */
const widthPx = Number(new URLSearchParams(location.search).get('width') ?? 800)

const card: CSSProperties = {
  width: widthPx,
  aspectRatio: '16 / 9',
  boxSizing: 'border-box',
  padding: '8%',
  background: 'linear-gradient(to bottom right, #fef3c7, #fdba74)',
  boxShadow: '0 2px 6px rgb(28 25 23 / 10%), 0 10px 28px rgb(28 25 23 / 14%)',
  borderRadius: 14,
  fontFamily: '"Source Serif 4 Variable", "Noto Serif SC Variable"',
  textAlign: 'center',
}
const content: CSSProperties = { fontSize: widthPx / 26, fontWeight: 640, textWrap: 'balance', margin: 0 }
const translation: CSSProperties = { fontSize: widthPx / 40, textWrap: 'balance' }

function DomCard() {
  const [words, setWords] = useState(CONTENT)
  return (
    <>
      <textarea
        aria-label="Quote"
        rows={5}
        cols={40}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div role="img" aria-label={words} style={card}>
        <p style={content}>{words}</p>
        <p style={translation}>{TRANSLATION}</p>
        <p>G. K. Chesterton</p>
      </div>
    </>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<DomCard />)
