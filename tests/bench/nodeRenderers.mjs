/** Renders one 1920 × 1080 PNG with each Node renderer; one process each, to measure its memory. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [, , id, built] = process.argv
const require = createRequire(import.meta.url)
const moduleOf = (name) => import(pathToFileURL(join(built, `${name}.js`)).href)
const { CONTENT, TRANSLATION } = await moduleOf('benchCard')

const SIZE = { width: 1920, height: 1080 }
const LATIN = 'Source Serif 4 Variable'
const HAN = 'Noto Serif SC Variable'
const RENDERERS = { ours: async () => (await moduleOf('nodeCard')).nodePng, takumi, satori }

const draw = await RENDERERS[id]()
process.on('message', async (edition) => {
  const start = performance.now()
  const png = await draw(edition)
  const ms = performance.now() - start
  process.send({ ms, bytes: png.length, rssMb: process.memoryUsage.rss() / 2 ** 20 })
})
process.send('ready')

async function takumi() {
  const { Renderer } = await import('@takumi-rs/core')
  const renderer = new Renderer()
  for (const { family, data, ranges } of fontFiles())
    await renderer.registerFont({ name: family, data, unicodeRange: ranges })
  const nodeOf = ({ style, text, children }) =>
    text === undefined
      ? { type: 'container', style, children: children.map(nodeOf) }
      : { type: 'text', style, text }
  const families = `"${LATIN}", "${HAN}"`
  return (edition) => renderer.render(nodeOf(cardTree(edition, families)), { ...SIZE, format: 'png' })
}

async function satori() {
  const [{ default: svgOf }, { Resvg }] = await Promise.all([import('satori'), import('@resvg/resvg-js')])
  // It looks up a character in only one file per family, so each file becomes its own family.
  const fonts = fontFiles().map(({ data }, at) => ({ name: `f${at}`, data, weight: 400, style: 'normal' }))
  const elementOf = ({ style, text, children }) => ({
    type: 'div',
    props: { style: { display: 'flex', ...style }, children: text ?? children.map(elementOf) },
  })
  const families = fonts.map(({ name }) => name).join(', ')
  return async (edition) =>
    new Resvg(await svgOf(elementOf(cardTree(edition, families)), { ...SIZE, fonts })).render().asPng()
}

/** Our card in CSS that all renderers support. */
function cardTree(edition, fontFamily) {
  const words = { color: '#3f2d1d', textAlign: 'center' }
  return {
    style: { ...SIZE, display: 'flex', padding: 64, backgroundColor: '#f7e7d3', fontFamily },
    children: [
      {
        style: {
          width: 1792,
          height: 952,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          justifyContent: 'center',
          padding: 120,
          borderRadius: 28,
          backgroundImage: 'linear-gradient(to bottom right, #fef3c7, #fdba74)',
          boxShadow: '0 20px 56px rgba(28, 25, 23, 0.14)',
        },
        children: [
          { style: { ...words, fontSize: 80, lineHeight: 1.3 }, text: CONTENT },
          { style: { ...words, fontSize: 46, marginTop: 36 }, text: TRANSLATION },
          { style: { ...words, fontSize: 40, marginTop: 48 }, text: `G. K. Chesterton, no. ${edition}` },
          { style: { ...words, fontSize: 24, marginTop: 48 }, text: '2026.11.21' },
        ],
      },
    ],
  }
}

function fontFiles() {
  const characters = [...new Set(`${CONTENT}${TRANSLATION}G. K. Chesterton, no. 0123456789`)]
  const points = characters.map((character) => character.codePointAt(0))
  return [
    [LATIN, '@fontsource-variable/source-serif-4/wght.css', points.filter((point) => point < 0x2e80)],
    [HAN, '@fontsource-variable/noto-serif-sc/wght.css', points.filter((point) => point >= 0x2e80)],
  ].flatMap(([family, stylesheet, wanted]) => {
    const path = require.resolve(stylesheet)
    return [...readFileSync(path, 'utf8').matchAll(/@font-face\s*{([^}]*)}/g)].flatMap(([, rule]) => {
      const ranges = [...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(([, from, to = from]) => [
        parseInt(from, 16),
        parseInt(to, 16),
      ])
      const isNeeded = wanted.some((point) => ranges.some(([from, to]) => point >= from && point <= to))
      const file = /url\(["']?([^"')]+)/.exec(rule)[1]
      return isNeeded ? [{ family, ranges, data: readFileSync(join(dirname(path), file)) }] : []
    })
  })
}
