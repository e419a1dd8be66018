import { BusyError, FairQueue, type Turn } from '../fairQueue'
import type { DialDependencies } from '../safeFetch/dial'
import type { SafeFetch } from '../safeFetch/safeFetch'

/** Pictures of up to 8 MB stay in memory until drawn. One network's slow ones leave two places. */
const LINE = { places: 6, shares: { network: 4 }, maxWaiting: 120, maxWaitMs: 20_000 }

const MAX_BYTES = 8 * 1_048_576 // all files of one card

type Files = Readonly<Record<string, Uint8Array>>

/** Calls `use` with the pictures that loaded, by URL. */
export type WithPictures = <T>(
  addresses: readonly string[],
  turn: Turn,
  use: (files: Files) => Promise<T>,
) => Promise<T>

/** Few load at once, to bound memory. After too long a wait a card is drawn without them. */
export function createPictureQueue(loadPicture: LoadPicture): WithPictures {
  const queue = new FairQueue(LINE)

  return async (addresses, turn, use) => {
    let isStarted = false
    try {
      return await queue.run(turn, async () => {
        isStarted = true
        return use(await loadAll(addresses, turn.signal))
      })
    } catch (error) {
      if (isStarted || !(error instanceof BusyError)) throw error
      return use({})
    }
  }

  async function loadAll(addresses: readonly string[], signal: AbortSignal | undefined): Promise<Files> {
    const files: Record<string, Uint8Array> = {}
    let bytes = 0
    for (const address of addresses) {
      const file = await loadPicture(address, signal).catch(() => null)
      if (!file || bytes + file.byteLength > MAX_BYTES) continue
      files[address] = file
      bytes += file.byteLength
    }
    return files
  }
}

export type LoadPicture = (address: string, signal?: AbortSignal) => Promise<Uint8Array>

/** Uses safeFetch, imported with the first picture because it needs Node's sockets. */
export function createPictureLoader(dependencies: Partial<DialDependencies>): LoadPicture {
  let fetchSafely: SafeFetch | null = null
  return async (address, signal) => {
    const [{ createSafeFetch }, { fetchRemotePicture }] = await Promise.all([
      import('../safeFetch/safeFetch'),
      import('../remotePicture'),
    ])
    fetchSafely ??= createSafeFetch(dependencies)
    return (await fetchRemotePicture(new URL(address), fetchSafely, signal)).bytes
  }
}
