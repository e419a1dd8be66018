import { useState, type CSSProperties } from 'react'
import { CONTENT, TRANSLATION } from './benchCard'

/** Baseline for typing: React renders the card as DOM, without our code. */
export function DomCard({ widthPx }: { widthPx: number }) {
  const [words, measureQuote] = useState(CONTENT)
  return (
    <>
      <textarea
        aria-label="Quote"
        rows={5}
        cols={40}
        value={words}
        onChange={(event) => measureQuote(event.target.value)}
      />
      <div role="img" aria-label={words} style={{ ...CARD, width: widthPx }}>
        <p style={{ ...WORDS, fontSize: widthPx / 26, fontWeight: 640 }}>{words}</p>
        <p style={{ ...WORDS, fontSize: widthPx / 40 }}>{TRANSLATION}</p>
        <p>G. K. Chesterton</p>
      </div>
    </>
  )
}

const WORDS: CSSProperties = { textWrap: 'balance', margin: 0 }
const CARD: CSSProperties = {
  aspectRatio: '16 / 9',
  boxSizing: 'border-box',
  padding: '8%',
  background: 'linear-gradient(to bottom right, #fef3c7, #fdba74)',
  boxShadow: '0 2px 6px rgb(28 25 23 / 10%), 0 10px 28px rgb(28 25 23 / 14%)',
  borderRadius: 14,
  fontFamily: '"Source Serif 4 Variable", "Noto Serif SC Variable"',
  textAlign: 'center',
}
