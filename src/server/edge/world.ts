import type { Context } from 'hono'
import type { AnswerCache } from './keepAnswers'

/** A file of the built client by its path ('/assets/main-x1.js'), whole; null where there is none. */
export type ReadAsset = (path: string) => Promise<Uint8Array<ArrayBuffer> | null>

/** What the runtime at the edge gives: each has its own way. */
export interface EdgeWorld {
  environment: Readonly<Record<string, string | undefined>>
  readAsset: ReadAsset | null // null: the endpoints only, the platform serves the pages by itself
  answerCache: AnswerCache
  connectedAddress: (c: Context) => string // of who opened the connection; '' where the runtime does not say
}
