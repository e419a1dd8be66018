import type { Box } from '../../scene/nodes'
import './printDialog.css'
import type { PrintedPage } from './printedPages'

const SVG = 'http://www.w3.org/2000/svg'
const REMOVE_AFTER_MS = 600_000 // where no browser says that printing has ended

/**
 * Lays the pages out in their true size, alone, and asks for the system's dialog. Resolves when it was asked for.
 * @throws if a picture cannot be shown
 */
export async function showPrintDialog(
  pages: readonly PrintedPage[],
  { title, language }: { title: string; language: string },
): Promise<void> {
  const [first] = pages
  if (!first) return
  const urls: string[] = []
  const sheets = document.createElement('div')
  sheets.className = 'printedSheets'
  sheets.lang = language
  sheets.append(...pages.map((page) => pageElement(page, urls)))
  const size = new CSSStyleSheet()
  size.replaceSync(`@page { size: ${first.sheet.widthMm}mm ${first.sheet.heightMm}mm; margin: 0 }`)
  const titleBefore = document.title
  const remove = () => {
    sheets.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== size)
    document.title = titleBefore
    for (const url of urls) URL.revokeObjectURL(url)
  }
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, size]
  document.body.append(sheets)
  try {
    await Promise.all([...sheets.querySelectorAll('img')].map((image) => image.decode()))
  } catch (error) {
    remove()
    throw error
  }
  document.title = title // which a PDF printer proposes as its name
  window.addEventListener('afterprint', remove, { once: true })
  setTimeout(remove, REMOVE_AFTER_MS)
  window.print()
}

function pageElement({ sheet, pictures }: PrintedPage, urls: string[]): HTMLElement {
  const page = document.createElement('div')
  page.style.width = `${sheet.widthMm}mm`
  page.style.height = `${sheet.heightMm}mm`
  for (const { file, box } of pictures) {
    const url = URL.createObjectURL(file)
    urls.push(url)
    const image = document.createElement('img')
    image.alt = ''
    image.src = url
    placeAt(image, box)
    page.append(image)
  }
  page.append(marksElement(sheet))
  return page
}

function marksElement({ widthMm, heightMm, marks }: PrintedPage['sheet']): SVGElement {
  const drawing = document.createElementNS(SVG, 'svg')
  drawing.setAttribute('viewBox', `0 0 ${widthMm} ${heightMm}`)
  for (const { from, to } of marks) {
    const line = document.createElementNS(SVG, 'line')
    for (const [name, value] of Object.entries({ x1: from.x, y1: from.y, x2: to.x, y2: to.y }))
      line.setAttribute(name, String(value))
    drawing.append(line)
  }
  placeAt(drawing, { x: 0, y: 0, width: widthMm, height: heightMm })
  return drawing
}

function placeAt({ style }: HTMLElement | SVGElement, { x, y, width, height }: Box): void {
  style.left = `${x}mm`
  style.top = `${y}mm`
  style.width = `${width}mm`
  style.height = `${height}mm`
}
