import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import type { AnswerCache, KeptAnswer } from './keepAnswers'
import { SITE } from '../../site'
import { getMimeType } from 'hono/utils/mime'
import { etagOf } from '../answers'
import type { StaticReader } from '../pages'

/** null: no such file ('/assets/main-x1.js') */
export type ReadAsset = (path: string) => Promise<Uint8Array<ArrayBuffer> | null>

export interface EdgeWorld {
  environment: Readonly<Record<string, string | undefined>>
  readAsset: ReadAsset | null // null: the platform serves pages itself
  answerCache: AnswerCache
  connectedAddress: (c: Context) => string // '' if the runtime does not provide it
}

/** Cloudflare Workers and workerd: files from the ASSETS binding, responses in the Cache API. */
interface Assets {
  fetch(request: Request): Promise<Response>
}

const CACHE = 'quotidian'
const MADE_AT = 'x-made-at'
/** Headers that belong to the cache, not to the response. */
const OF_CACHE = [MADE_AT, 'age', 'cf-cache-status']

/** @param given the worker's bindings: settings as text, ASSETS as a service */
export function workerWorld(given: object): EdgeWorld {
  const { ASSETS: assets } = given as { ASSETS?: Assets }
  const settings = Object.entries(given).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return {
    environment: Object.fromEntries(settings),
    readAsset: assets ? readFrom(assets) : null,
    answerCache: platformCache(),
    connectedAddress,
  }
}

function readFrom(assets: Assets): ReadAsset {
  return async (path) => {
    const address = SITE.siteUrl + path.split('/').map(encodeURIComponent).join('/')
    const answer = await assets.fetch(new Request(address))
    if (answer.status === 200) return new Uint8Array(await answer.arrayBuffer())
    await answer.body?.cancel()
    return null
  }
}

/** Visitors cannot set Cloudflare's header; elsewhere TRUSTED_PROXIES decides. */
function connectedAddress(c: Context): string {
  const isOfCloudflare = (c.req.raw as { cf?: unknown }).cf !== undefined
  return (isOfCloudflare && c.req.header('cf-connecting-ip')) || ''
}

function platformCache(): AnswerCache {
  const opened = () => caches.open(CACHE)
  const request = (key: string) => new Request(SITE.siteUrl + key)
  return {
    async find(key) {
      const answer = await (await opened()).match(request(key))
      return answer ? keptIn(answer) : null
    },
    async keep(key, { headers, bytes, madeAtMs }) {
      const answer = new Response(bytes, { headers })
      answer.headers.set(MADE_AT, String(madeAtMs))
      await (await opened()).put(request(key), answer)
    },
  }
}

async function keptIn(answer: Response): Promise<KeptAnswer> {
  const madeAtMs = Number(answer.headers.get(MADE_AT))
  const headers = [...answer.headers].filter(([name]) => !OF_CACHE.includes(name))
  return { headers, bytes: new Uint8Array(await answer.arrayBuffer()), madeAtMs }
}

/** Responses are in memory, because Deno's disk cache is unbounded. */
interface Deno {
  env: { toObject(): Record<string, string> }
  readFile(path: URL): Promise<Uint8Array<ArrayBuffer>>
}

const MAX_KEPT_BYTES = 32 * 1_048_576
const NO_SUCH_FILE = ['NotFound', 'NotADirectory', 'IsADirectory']
const CLIENT_FOLDER = '../client' // relative to dist/edge/main.js

const { Deno: deno } = globalThis as { Deno?: Deno }

export function isDeno(): boolean {
  return deno !== undefined
}

export function denoWorld(): EdgeWorld {
  return {
    environment: deno?.env.toObject() ?? {},
    readAsset: readDenoFile,
    answerCache: memoryCache(),
    connectedAddress: (c: Context) =>
      (c.env as { remoteAddr?: { hostname?: string } } | undefined)?.remoteAddr?.hostname ?? '',
  }
}

const readDenoFile: ReadAsset = async (path) => {
  const address = CLIENT_FOLDER + path.split('/').map(encodeURIComponent).join('/')
  try {
    return (await deno?.readFile(new URL(address, import.meta.url))) ?? null
  } catch (error) {
    if (error instanceof Error && NO_SUCH_FILE.includes(error.name)) return null
    throw error
  }
}

function memoryCache(): AnswerCache {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.byteLength + key.length + 1_000, // 1,000 for its headers
  })
  return {
    find: async (key) => kept.get(key) ?? null,
    keep: async (key, answer, freshS) => void kept.set(key, answer, { ttl: freshS * 1_000 }),
  }
}

/** Tagged by content like the Node server's; the platform compresses them. */
export function assetsReader(readAsset: ReadAsset): StaticReader {
  return async (path) => {
    if (!isFilePath(path)) return null
    const bytes = await readAsset(path)
    if (!bytes) return null
    return {
      type: getMimeType(path) ?? 'application/octet-stream',
      etag: await etagOf(bytes),
      encoding: null,
      sizeBytes: bytes.byteLength,
      read: () => Promise.resolve(bytes),
    }
  }
}

/** Excludes hidden and packed files, folders (no extension) and paths outside the client. */
function isFilePath(path: string): boolean {
  const names = path.split('/').slice(1)
  return (
    /[^/]\.\w+$/.test(path) &&
    !/[\\\0]|\.(?:br|gz)$/.test(path) &&
    !names.some((name) => name === '' || name.startsWith('.'))
  )
}
