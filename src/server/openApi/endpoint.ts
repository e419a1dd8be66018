/** The API says itself what it is: OpenAPI, RFC 9727 and llmstxt.org. */
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { LANGUAGE_IDS, type LanguageId, LANGUAGES } from '../../language/languages'
import { SITE } from '../../site'
import { answerTagged, refuseMethod } from '../answers'

const OPENAPI_PATH = '/api/openapi.json'
const CATALOG_PATH = '/.well-known/api-catalog'
const CATALOG_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'

export function openApiEndpoint(): Hono {
  const app = new Hono()
  const serve = (path: string, type: string, write: () => Promise<string>) => {
    let text: Promise<string> | null = null
    app.use(path, compress())
    app.get(path, async (c) => answered(c, await (text ??= write()), type))
    app.all(path, refuseMethod)
  }
  serve(OPENAPI_PATH, 'application/json', openApiText)
  serve(CATALOG_PATH, CATALOG_TYPE, apiCatalog)
  serve('/llms.txt', 'text/plain; charset=utf-8', llmsText)
  return app
}

function answered(c: Context, text: string, type: string): Promise<Response> {
  c.header('access-control-allow-origin', '*')
  c.header('cache-control', 'public, max-age=3600')
  if (c.req.path === CATALOG_PATH) c.header('link', `<${CATALOG_PATH}>; rel="api-catalog"`) // RFC 9727, 2
  return answerTagged(c, text, type)
}

const ADDRESS = SITE.siteUrl
const OPENAPI = { href: ADDRESS + OPENAPI_PATH, type: 'application/json' }
const SCHEMA = { href: `${ADDRESS}/schema/card.json`, type: 'application/schema+json' }

async function openApiText(): Promise<string> {
  return JSON.stringify((await import('./document')).openApiDocument(), null, 2)
}

async function apiCatalog(): Promise<string> {
  const page = (id: LanguageId) => ({
    href: `${ADDRESS}/${id}/developers`,
    hreflang: [LANGUAGES[id].htmlLang],
  })
  const pages = LANGUAGE_IDS.map(page)
  const links = { 'service-desc': [OPENAPI], 'service-doc': pages, 'service-meta': [SCHEMA] }
  const catalog = { anchor: ADDRESS + CATALOG_PATH, item: [{ href: `${ADDRESS}/api/` }] }
  return JSON.stringify({ linkset: [catalog, { anchor: `${ADDRESS}/api/`, ...links }] }, null, 2)
}

async function llmsText(): Promise<string> {
  const { OPERATIONS, SUMMARY, TITLE } = await import('./document')
  const examples: Readonly<Record<string, string>> = { language: 'en', format: 'png', author: 'jane-austen' }
  const filled = (path: string) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => examples[name]!)
  const link = (path: string, says: string) => `- [${path}](${ADDRESS}${filled(path)}): ${says}`
  return [
    `# ${TITLE}\n\n> ${SUMMARY} Free, without an account or a key.\n`,
    link(OPENAPI_PATH, 'all parameters, answers and errors'),
    link('/en/developers', 'examples that can be changed'),
    link('/schema/card.json', 'the JSON Schema of a card'),
    '\n## Endpoints\n',
    ...OPERATIONS.map(({ path, says }) => link(path, says)),
    '\n## Pages\n',
    link('/en', 'the quote and the card of the day'),
    link('/en/days', 'a calendar of all quotes, with search'),
    link('/en/editor', 'any words as a card'),
    link('/en/guide', 'how the editor is used\n'),
  ].join('\n')
}
