import { vi } from 'vitest'

const ORIGIN = 'http://localhost'

type Listener = (event: object) => void

/** A service worker's environment with fake caches, events and network. */
export function fakeWorker({ stored, storedDay }: { stored: Record<string, string>; storedDay: string }) {
  const listeners = new Map<string, Listener[]>()
  const caches = new FakeCaches()
  const network = {
    answer: async (_request: Request): Promise<Response> => Promise.reject(new TypeError('no network')),
  }
  const skipWaiting = vi.fn(async () => {})
  const scope = {
    __WB_MANIFEST: Object.keys(stored).map((url) => ({ url, revision: '1' })),
    STORED_DAY: storedDay,
    addEventListener: (type: string, listener: Listener) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    registration: { scope: `${ORIGIN}/` },
    location: new URL(ORIGIN),
    clients: { claim: async () => {} },
    caches,
    skipWaiting,
    FetchEvent: class {}, // Workbox checks whether an event is a FetchEvent.
    fetch: (input: Request | string | URL) =>
      network.answer(input instanceof Request ? input : new Request(new URL(input, ORIGIN))),
  }
  for (const [name, value] of Object.entries(scope)) vi.stubGlobal(name, value)
  vi.stubGlobal('self', scope)
  vi.stubGlobal('navigator', { language: 'en-GB' })

  /** An event whose handler may call waitUntil. */
  async function dispatch(type: string, more: object = {}): Promise<void> {
    const works: Promise<unknown>[] = []
    const event = { ...more, type, waitUntil: (work: Promise<unknown>) => works.push(work) }
    for (const listener of listeners.get(type) ?? []) listener(event)
    while (works.length > 0) await works.shift()
  }

  return {
    caches,
    network,
    skipWaiting,
    dispatch,
    say: (data: unknown) => dispatch('message', { data }),
    /** Stores the edition, as on the first visit. */
    install: async (headers: Record<string, string>) => {
      network.answer = async ({ url }) => new Response(stored[new URL(url).pathname], { headers })
      await dispatch('install')
      network.answer = () => Promise.reject(new TypeError('no network'))
    },
    /** As another app does by the manifest's share_target. */
    share: async (path: string, body: FormData): Promise<Response> => {
      const request = new Request(new URL(path, ORIGIN), { method: 'POST', body })
      let answer: Promise<Response> | null = null
      const respondWith = (given: Promise<Response>) => (answer = given)
      await dispatch('fetch', { request, respondWith })
      return answer!
    },
    /** null if the worker leaves the request to the browser */
    ask: async (path: string, { mode = 'cors', destination = '' } = {}): Promise<Response | null> => {
      const request = new Request(new URL(path, ORIGIN))
      Object.defineProperties(request, { mode: { value: mode }, destination: { value: destination } })
      let answer: Promise<Response> | null = null
      const works: Promise<unknown>[] = []
      const event = {
        type: 'fetch',
        request,
        respondWith: (given: Promise<Response>) => (answer = given),
        waitUntil: (work: Promise<unknown>) => works.push(work),
      }
      for (const listener of listeners.get('fetch') ?? []) listener(event)
      const given = await (answer as Promise<Response> | null)
      await Promise.allSettled(works)
      return given
    },
  }
}

/** Matches full URLs and ignores `Vary`. */
export class FakeCaches {
  readonly #caches = new Map<string, FakeCache>()

  async open(name: string): Promise<FakeCache> {
    const cache = this.#caches.get(name) ?? new FakeCache()
    this.#caches.set(name, cache)
    return cache
  }

  async match(key: string | Request): Promise<Response | undefined> {
    for (const cache of this.#caches.values()) {
      const found = await cache.match(key)
      if (found) return found
    }
    return undefined
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()]
  }

  async has(name: string): Promise<boolean> {
    return this.#caches.has(name)
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name)
  }
}

class FakeCache {
  readonly #answers = new Map<string, Response>()

  async match(key: string | Request): Promise<Response | undefined> {
    return this.#answers.get(addressOf(key))?.clone()
  }

  async put(key: string | Request, answer: Response): Promise<void> {
    this.#answers.set(addressOf(key), answer)
  }

  async add(key: string): Promise<void> {
    await this.put(key, await fetch(key))
  }

  async keys(): Promise<Request[]> {
    return [...this.#answers.keys()].map((url) => new Request(url))
  }

  async delete(key: string | Request): Promise<boolean> {
    return this.#answers.delete(addressOf(key))
  }
}

function addressOf(key: string | Request): string {
  return new URL(typeof key === 'string' ? key : key.url, ORIGIN).href
}
