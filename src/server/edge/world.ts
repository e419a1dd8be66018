import type { Context } from 'hono'
import type { AnswerCache } from './keepAnswers'

/** null: no such file ('/assets/main-x1.js') */
export type ReadAsset = (path: string) => Promise<Uint8Array<ArrayBuffer> | null>

export interface EdgeWorld {
  environment: Readonly<Record<string, string | undefined>>
  readAsset: ReadAsset | null // null: the platform serves pages itself
  answerCache: AnswerCache
  connectedAddress: (c: Context) => string // '' if the runtime does not provide it
}
