/** Cloudflare Workers and workerd: files from the ASSETS binding, responses in the Cache API. */
import type { Context } from 'hono'
import { SITE } from '../../site'
import type { AnswerCache, KeptAnswer } from './keepAnswers'
import type { EdgeWorld, ReadAsset } from './world'

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
