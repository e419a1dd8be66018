// @module-tag days
import { readdirSync, readFileSync } from 'node:fs'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Manifest } from 'vite'
import { startTranslations } from '../../src/language/i18n'
import { LANGUAGE_IDS } from '../../src/language/languages'
import { PAGES, type PageEntry, type PageId } from '../../src/pages/pages'
import { SHARE_PICTURE } from '../../src/pages/head/sharePicture'
import { clientFiles } from '../../src/prerender/clientFiles'
import { ICONS, iconFiles, sampleCardFile, sharePictureFile } from '../../src/prerender/pictures'
import { escaped } from '../../src/scene/written'
import { builtPaths, PUBLIC_PAGES, robotsTxt, sitemapXml } from '../../src/prerender/sitemap'
import { webManifest } from '../../src/prerender/writeSite'
import { SITE } from '../../src/site'

beforeAll(() => startTranslations('en'))

describe('the sitemap', () => {
  it('has every public page in every language, each with all its alternates', () => {
    const urls = sitemapXml()
      .split('<url>')
      .slice(1)
      .map((entry) => ({
        loc: /<loc>(.*)<\/loc>/.exec(entry)?.[1],
        alternates: [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => [
          lang,
          href,
        ]),
        lastmod: /<lastmod>(.*)<\/lastmod>/.exec(entry)?.[1],
      }))
    const count = PUBLIC_PAGES.flatMap((id) => builtPaths(id)).length
    expect(count).toBeGreaterThan(366)
    expect(urls).toHaveLength(count * LANGUAGE_IDS.length)
    const locs = urls.map(({ loc }) => loc)
    expect(new Set(locs).size).toBe(urls.length)
    for (const { alternates, loc, lastmod } of urls) {
      expect(alternates.map(([lang]) => lang)).toEqual([...LANGUAGE_IDS, 'x-default'])
      for (const [, href] of alternates) expect(locs).toContain(href)
      expect(loc).toMatch(new RegExp(`^${SITE.siteUrl}/(zh|en)(/[a-z]+(/[a-z\\d-]+)?)?$`))
      expect(lastmod).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  })

  it('leaves out what search engines may not show', () => expect(sitemapXml()).not.toMatch(/\/card<|\/404</))

  it('is named by robots.txt, by its whole address', () =>
    expect(robotsTxt()).toContain(`\nSitemap: ${SITE.siteUrl}/sitemap.xml\n`))
})

it('robots.txt lets networks fetch the pictures of previews, before it closes the endpoints', () =>
  expect(robotsTxt()).toMatch(/Allow: \/api\/card\.\nDisallow: \/api\/\n/))

describe('the pictures', () => {
  it.each(LANGUAGE_IDS)('for sharing in %s have the size that heads tell, under 300 KB', async (language) => {
    const file = await sharePictureFile(language)
    const { width, height } = await loadImage(file)
    expect([width, height]).toEqual([SHARE_PICTURE.widthPx, SHARE_PICTURE.heightPx])
    expect(file.byteLength).toBeLessThan(300 * 1_024)
    expect(file.subarray(0, 3).toString('hex')).toBe('ffd8ff')
    expect(file.equals(await sharePictureFile(language === 'en' ? 'zh' : 'en'))).toBe(false)
  })

  it.each(LANGUAGE_IDS)('of home’s card in %s is 4:5', async (language) => {
    const { width, height } = await loadImage(await sampleCardFile(language))
    expect([width, height]).toEqual([816, 1_020])
  })

  it('of the mark have their sizes; where a system cuts them no corner is clear', async () => {
    const files = await iconFiles(readFileSync('public/favicon.svg'))
    for (const { file, sizePx, purpose } of ICONS) {
      const icon = await loadImage(files[file]!)
      expect([icon.width, icon.height], file).toEqual([sizePx, sizePx])
      const context = createCanvas(sizePx, sizePx).getContext('2d')
      context.drawImage(icon, 0, 0)
      const alpha = context.getImageData(0, 0, 1, 1).data[3]
      expect(alpha, file).toBe(purpose === 'any' ? 0 : 255)
      const middle = context.getImageData(sizePx / 2, sizePx / 2, 1, 1).data
      expect([...middle], `${file}: the bar of 日`).toEqual([255, 255, 255, 255])
    }
    expect([...files['favicon.ico']!.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0])
  })
})

describe('the manifest', () => {
  it.each(LANGUAGE_IDS)('in %s has the colours of the stylesheet and icons that are drawn', (language) => {
    const manifest = JSON.parse(webManifest(language)) as Record<string, string> & {
      icons: { src: string; purpose?: string }[]
    }
    const paper = /--paper: light-dark\((#\w+)/.exec(readFileSync('src/styles/tokens.css', 'utf8'))?.[1]
    expect([manifest['theme_color'], manifest['background_color']]).toEqual([paper, paper])
    expect(readFileSync('index.html', 'utf8')).toContain(`name="theme-color" content="${paper}"`)
    expect(manifest['start_url']).toBe(`/${language}`)
    const drawn = ['/favicon.svg', ...ICONS.map(({ file }) => `/${file}`)]
    for (const { src } of manifest.icons) expect(drawn).toContain(src)
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  })
})

describe('what a page asks for beside the entry', () => {
  const pages = (Object.keys(PAGES) as PageId[]).filter((id) => id !== 'notFound')
  const manifest: Manifest = {
    'index.html': {
      file: 'assets/index.js',
      isEntry: true,
      imports: ['_shared.js'],
      css: ['assets/index.css'],
    },
    '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
    '_info.js': { file: 'assets/info.js', imports: ['index.html', '_shared.js'], css: ['assets/info.css'] },
    ...Object.fromEntries(
      pages.map((id) => {
        const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}Page`
        return [
          `src/pages/info/${name}.tsx`,
          {
            file: `assets/${name}.js`,
            isDynamicEntry: true,
            imports: ['_info.js'],
            dynamicImports: ['_big.js'],
          },
        ]
      }),
    ),
    ...Object.fromEntries(
      readdirSync('src/language/locales')
        .filter((name) => name.startsWith('en.'))
        .map((name) => [`src/language/locales/${name}`, { file: `assets/${name}`, isDynamicEntry: true }]),
    ),
    '_big.js': { file: 'assets/big.js' },
  }

  it.each(pages)(
    '%s: what the entry imports, the language’s texts, its own module and what that imports, nothing for later',
    (id) => {
      const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}Page`
      const page: PageEntry = PAGES[id]
      const texts = ['site', page.texts].flatMap((texts) => (texts ? `/assets/en.${texts}.json` : []))
      expect(clientFiles(manifest, id, 'en')).toEqual({
        scripts: ['/assets/shared.js', ...texts, `/assets/${name}.js`, '/assets/info.js'],
        styles: ['/assets/info.css'],
      })
    },
  )

  it('the not-found page comes with the entry', () =>
    expect(clientFiles(manifest, 'notFound', 'en')).toEqual({
      scripts: ['/assets/shared.js', '/assets/en.site.json'],
      styles: [],
    }))

  it('stops the build where a page’s module is not found', () => {
    const texts = Object.entries(manifest).filter(([path]) => path.includes('/locales/'))
    expect(() => clientFiles(Object.fromEntries(texts), 'guide', 'en')).toThrow(/no module …\/GuidePage\.tsx/)
  })

  it('stops the build where a language’s texts are not found', () =>
    expect(() => clientFiles(manifest, 'guide', 'zh')).toThrow('The build has no texts "site" in "zh"'))
})

it('writes text that ends no element and no attribute', () =>
  expect(escaped(`<a href="x">&'`)).toBe(`&lt;a href=&quot;x&quot;&gt;&amp;'`))
