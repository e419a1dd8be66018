/**
 * What `vite build` adds to the built client, so that it can be read without JavaScript and found: every page
 * in every language as static HTML, sitemap and robots, manifests, icons, and the site's preview pictures.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Manifest } from 'vite'
import { FALLBACK_LANGUAGE, LANGUAGE_IDS } from '../language/languages'
import { withLanguage } from '../language/path'
import { manifestPath } from '../pages/head/pageHead'
import { builtPaths } from '../pages/pageAddresses'
import { PAGES, type PageId } from '../pages/pages'
import { sampleCardPath, sharePicturePath } from '../pages/head/sharePicture'
import { FACE_STYLESHEET } from '../styles/faces'
import { builtDay } from './builtDay'
import { clientFiles, stylesheetOf } from './clientFiles'
import { documentHtml } from './document'
import { firstCardScript, HAS_FIRST_PICTURE } from './firstCard'
import { iconFiles } from './icons'
import { sampleCardFile, sharePictureFile } from './pictures'
import { placeScripts } from './placeScripts'
import { robotsTxt, sitemapXml } from './sitemap'
import { webManifest } from './webManifest'

/** Vite's list of the chunks: needed here, useless to visitors. */
const MANIFEST = '.vite/manifest.json'

/** Writes them into the folder of the built client. */
export async function writeSite(folder: string): Promise<void> {
  const scripts = await placeScripts(folder)
  const plain = await readFile(join(folder, 'index.html'), 'utf8')
  const template = plain.replace('/first-paint.js', scripts['first-paint.js'])
  const manifest = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest
  const save = async (path: string, content: string | Buffer) => {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }

  // Scripts ask for the interface's faces: this link is for readers without.
  const faces = stylesheetOf(manifest, FACE_STYLESHEET)
  const withoutScript = `<noscript><link rel="stylesheet" crossorigin href="${faces}"></noscript>`
  for (const language of LANGUAGE_IDS) {
    for (const pageId of Object.keys(PAGES) as PageId[]) {
      const hasPicture = pageId === 'home' && HAS_FIRST_PICTURE
      const files = clientFiles(manifest, pageId, language)
      const firstCard = hasPicture ? firstCardScript(manifest, scripts['first-card.js']) : ''
      for (const path of builtPaths(pageId)) {
        const day = pageId === 'day' ? builtDay(path, language) : null
        const page = { pageId, path, language, preview: day?.preview }
        const headEnd = withoutScript + firstCard + (day?.script ?? '')
        const html = await documentHtml(template, page, files, headEnd, hasPicture ? 'picture' : 'paint')
        await save(`${withLanguage(path, language)}/index.html`, html)
        // Static file hosts look for these two; they are in the fallback language.
        if (language === FALLBACK_LANGUAGE && pageId === 'home') await save('index.html', html)
        if (language === FALLBACK_LANGUAGE && pageId === 'notFound') await save('404.html', html)
      }
    }
    await save(manifestPath(language), webManifest(language))
    await save(sharePicturePath(language), await sharePictureFile(language))
    await save(sampleCardPath(language), await sampleCardFile(language))
  }
  await save('sitemap.xml', sitemapXml())
  await save('robots.txt', robotsTxt())
  const icons = await iconFiles(await readFile(join(folder, 'favicon.svg')))
  for (const [file, content] of Object.entries(icons)) await save(file, content)
  await rm(join(folder, dirname(MANIFEST)), { recursive: true })
}
