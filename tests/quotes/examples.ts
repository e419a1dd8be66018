/** Observed responses of the provider and a proxy, valid and invalid; and a fake network. */
import examples from '../fixtures/provider-examples.json'

export const { provider: PROVIDER, proxy: PROXY } = examples
export const DAY = PROVIDER.complete.assign_date // 2026-11-20

/** Existing and invalid days, also used for the server's date parameter. */
export const REAL_DAYS = ['2024-02-29', '2000-02-29', '2026-12-31', '0001-01-01', '9999-12-31', '2026-04-30']
export const NO_DAYS = [
  '',
  '2026',
  '2026-2-1',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-04-31',
  '2023-02-29',
  '1900-02-29',
  '0000-01-01',
  '20260101',
  '2026/01/01',
  '2026-01-01T00:00',
  ' 2026-01-01',
  '2026-01-01\n',
  '-026-01-01',
  '１９９９-01-01',
  'today',
]

export function json(body: unknown, init?: ResponseInit): Response {
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init })
}

/** Responses without a quote for DAY, by defect; each use gets a fresh one. */
export const BAD_ANSWERS: Record<string, (signal?: AbortSignal | null) => Promise<Response>> = {
  down: () => Promise.reject(new TypeError('fetch failed')),
  'throws at once': () => {
    throw new TypeError('no network')
  },
  hangs: () => new Promise(() => {}),
  'hangs in the body': async () =>
    new Response(new ReadableStream({ start: (stream) => stream.enqueue(bytes('{')) })),
  'breaks off': async () =>
    new Response(
      new ReadableStream({
        start(stream) {
          stream.enqueue(bytes('{"content"'))
          stream.error(new TypeError('terminated'))
        },
      }),
    ),
  HTML: async () => new Response('<!doctype html><p>Sign in', { headers: { 'content-type': 'text/html' } }),
  'HTML inside': async () => json({ ...PROVIDER.complete, content: '<p>A small lamp</p>' }),
  empty: async () => new Response(''),
  'HTTP 500': async () => json(PROVIDER.complete, { status: 500 }),
  'HTTP 404': async () => json({ error: 'none' }, { status: 404 }),
  'too large': async () => json({ ...PROVIDER.complete, padding: 'x'.repeat(1_100_000) }),
  null: async () => json(null),
  'a list': async () => json([PROVIDER.complete]),
  'a number as content': async () => json({ ...PROVIDER.complete, content: 42 }),
  'an object as translation': async () => json({ ...PROVIDER.complete, translation: { zh: '灯' } }),
  'no content': async () => json({ ...PROVIDER.complete, content: undefined }),
  blank: async () => json({ ...PROVIDER.blank, assign_date: DAY }),
  'blank to the eye': async () => json({ ...PROVIDER.complete, content: '\u3164\u200b \u00a0' }),
  'yesterday’s': async () => json({ ...PROVIDER.complete, assign_date: '2026-11-19' }),
  'in a charset that nobody knows': async () =>
    json(PROVIDER.complete, { headers: { 'content-type': 'application/json; charset=x-klingon' } }),
  'in another charset than it says': async () =>
    new Response(
      Uint8Array.from([...bytes('{"assign_date":"2026-11-20","content":"'), 0xc4, 0xe3, ...bytes('"}')]),
    ),
  'a novel': async () => json({ ...PROVIDER.complete, content: 'word '.repeat(1_000) }),
  'a wrapped failure': async () => json({ status_code: 1, msg: 'NO DATA', data: PROVIDER.complete }),
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}
