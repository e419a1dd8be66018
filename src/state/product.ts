import { atom, type Atom } from 'jotai'
import type { Product } from '../card/product'
import { currentLanguage } from '../language/i18n'
import { ProductError, type ProductErrorCode } from '../products/productError'
import { localDay } from '../quotes/dates'
import { quoteDependenciesAtom } from './quote'

export type ProductLookUp = { status: 'idle' | 'loading' } | { status: 'failed'; code: ProductErrorCode }

const lookUpBaseAtom = atom<ProductLookUp>({ status: 'idle' })
const pendingAtom = atom<AbortController | null>(null)

export const lookUpAtom: Atom<ProductLookUp> = lookUpBaseAtom

/** The last request wins. Resolves to null if superseded or failed. */
export const lookUpProductAtom = atom(null, async (get, set, url: string): Promise<Product | null> => {
  set(cancelLookUpAtom)
  const request = new AbortController()
  set(pendingAtom, request)
  set(lookUpBaseAtom, { status: 'loading' })
  const { fetch, now, pageOrigin } = get(quoteDependenciesAtom)
  try {
    // Loaded on demand: it is large with its validation, and few visitors look a product up.
    const { lookUpProduct } = await import('../products/lookUp')
    const product = await lookUpProduct(url, {
      fetch,
      today: localDay(now()),
      language: currentLanguage(),
      exampleUrl: pageOrigin(),
      signal: request.signal,
    })
    if (request.signal.aborted) return null
    set(lookUpBaseAtom, { status: 'idle' })
    return product
  } catch (error) {
    if (request.signal.aborted) return null
    console.warn('查询产品失败', error)
    set(lookUpBaseAtom, {
      status: 'failed',
      code: error instanceof ProductError ? error.code : 'unreachable',
    })
    return null
  }
})

export const cancelLookUpAtom = atom(null, (get, set) => {
  get(pendingAtom)?.abort()
  set(pendingAtom, null)
  set(lookUpBaseAtom, { status: 'idle' })
})
