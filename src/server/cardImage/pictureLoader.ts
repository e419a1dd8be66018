import type { SafeFetch } from '../safeFetch/safeFetch'
import type { DialDependencies } from '../safeFetch/dial'

/** A picture's file; rejects when it cannot be loaded. */
export type LoadPicture = (address: string, signal?: AbortSignal) => Promise<Uint8Array>

/** Pictures named by a provider's quotes, through safeFetch. It needs Node's sockets, so it is imported with the first picture. */
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
