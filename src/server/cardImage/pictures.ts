import type { SafeFetch } from '../safeFetch/safeFetch'
import type { DialWorld } from '../safeFetch/dial'

/** A picture's file; rejects where it cannot be had. */
export type LoadPicture = (address: string) => Promise<Uint8Array>

/** Pictures that a provider's quotes name, by the guarded way. Sockets are Node's: loaded with the first picture. */
export function createPictureLoader(world: Partial<DialWorld>): LoadPicture {
  let fetchSafely: SafeFetch | null = null
  return async (address) => {
    const [{ createSafeFetch }, { fetchRemotePicture }] = await Promise.all([
      import('../safeFetch/safeFetch'),
      import('../remotePicture'),
    ])
    fetchSafely ??= createSafeFetch(world)
    return (await fetchRemotePicture(new URL(address), fetchSafely)).bytes
  }
}
