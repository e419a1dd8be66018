/**
 * `deno serve`: files from the build's folder; responses in memory, because Deno's disk cache is unbounded.
 */
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import type { AnswerCache, KeptAnswer } from './keepAnswers'
import type { EdgeWorld, ReadAsset } from './world'

interface Deno {
  env: { get(name: string): string | undefined }
  readFile(path: URL): Promise<Uint8Array<ArrayBuffer>>
}

const SETTINGS = [
  'CARD_ORIGIN',
  'QUOTE_PROVIDER_URL',
  'QUOTE_DAYS_BACK',
  'QUOTE_DAYS_AHEAD',
  'TRUSTED_PROXIES',
]
const MAX_KEPT_BYTES = 32 * 1_048_576
const NO_SUCH_FILE = ['NotFound', 'NotADirectory', 'IsADirectory']
const CLIENT_FOLDER = '../client' // relative to dist/edge/main.js

const { Deno: deno } = globalThis as { Deno?: Deno }

export function isDeno(): boolean {
  return deno !== undefined
}

export function denoWorld(): EdgeWorld {
  return {
    environment: Object.fromEntries(SETTINGS.map((name) => [name, deno?.env.get(name)])),
    readAsset,
    answerCache: memoryCache(),
    connectedAddress: (c: Context) =>
      (c.env as { remoteAddr?: { hostname?: string } } | undefined)?.remoteAddr?.hostname ?? '',
  }
}

const readAsset: ReadAsset = async (path) => {
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
