/**
 * Home's input: what is typed, what is wrong with it, and the card that it makes. The text stays whatever happens,
 * also while the editor or another language is shown.
 */
import { atom, type Getter } from 'jotai'
import { emptyProduct } from '../card/product'
import { emptyQuote } from '../card/quote'
import { EXAMPLE_PRODUCT_URL } from '../products/exampleProduct'
import { EXAMPLE_QUOTE } from '../products/exampleQuote'
import type { InputErrorCode } from '../products/parseInput'
import type { ParsedLink } from '../products/parseLink'
import { productName } from '../products/productName'
import type { ProductErrorCode } from '../products/productError'
import { localDay } from '../quotes/dates'
import { cancelLookUpAtom, lookUpAtom, lookUpProductAtom } from './product'
import { quoteDependenciesAtom, requestEditAtom } from './quote'

export type InputProblem =
  | { kind: 'input'; code: InputErrorCode | 'no-code' } // no-code: ours did not load
  | { kind: 'lookUp'; code: ProductErrorCode } // the details can be typed in instead

const EXAMPLES = { quote: EXAMPLE_QUOTE, product: EXAMPLE_PRODUCT_URL }
export type ExampleId = keyof typeof EXAMPLES

const textBaseAtom = atom('')
const errorAtom = atom<InputErrorCode | 'no-code' | null>(null)
const wishNumberAtom = atom(0) // a later press, or other words, call an earlier press off
const linkAtom = atom<ParsedLink | null>(null) // of the product that was asked for last
const filledBaseAtom = atom<{ example: ExampleId; replaced: string } | null>(null)
const nextExampleAtom = atom<ExampleId>('quote')

/** What is typed. A change of it calls off the look-up of what was there before. */
export const inputTextAtom = atom(
  (get) => get(textBaseAtom),
  (_get, set, text: string) => {
    set(textBaseAtom, text)
    set(errorAtom, null)
    set(filledBaseAtom, null)
    set(cancelInputAtom)
    importParser().catch(() => undefined) // Generate Card asks again, and says what happened
  },
)

export const inputProblemAtom = atom<InputProblem | null>((get) => {
  const code = get(errorAtom)
  const lookUp = get(lookUpAtom)
  if (code) return { kind: 'input', code }
  return lookUp.status === 'failed' ? { kind: 'lookUp', code: lookUp.code } : null
})

/** The example that stands in the field, and the words of the visitor's own that it took the place of. */
export const filledExampleAtom = atom((get) => get(filledBaseAtom))

/** Quote and product by turns. Words of one's own are kept until something else is typed. */
export const loadExampleAtom = atom(null, (get, set) => {
  const example = get(nextExampleAtom)
  const typed = get(textBaseAtom)
  const isOwn = !Object.values(EXAMPLES).includes(typed.trim())
  const replaced = isOwn ? typed : (get(filledBaseAtom)?.replaced ?? '')
  set(inputTextAtom, EXAMPLES[example])
  set(filledBaseAtom, { example, replaced })
  set(nextExampleAtom, example === 'quote' ? 'product' : 'quote')
})

export const restoreInputTextAtom = atom(null, (get, set) =>
  set(inputTextAtom, get(filledBaseAtom)?.replaced ?? ''),
)

/** Understanding what was typed is code that a visitor needs who types. */
const importParser = () => import('../products/parseInput')

/** Wishes for the card that the text describes; true where the editor can open with it. */
export const generateCardAtom = atom(null, async (get, set): Promise<boolean> => {
  set(cancelInputAtom)
  const wishNumber = get(wishNumberAtom)
  const parser = await importParser().catch(() => null)
  if (get(wishNumberAtom) !== wishNumber) return false
  const parsed = parser?.parseInput(get(textBaseAtom)) ?? { kind: 'error', code: 'no-code' }
  set(errorAtom, parsed.kind === 'error' ? parsed.code : null)
  if (parsed.kind === 'error') return false
  if (parsed.kind === 'quote') {
    const { kind, ...words } = parsed
    set(requestEditAtom, { kind, quote: { ...emptyQuote(today(get)), ...words } })
    return true
  }
  set(linkAtom, parsed)
  const product = await set(lookUpProductAtom, parsed.url)
  if (product) set(requestEditAtom, { kind: 'product', product })
  return product !== null
})

/** Nobody waits for a card any more: other words are typed, or another page is read. */
export const cancelInputAtom = atom(null, (_get, set) => {
  set(cancelLookUpAtom)
  set(wishNumberAtom, (before) => before + 1)
})

/** Wishes for a product's card with the link and a guess at its name, for one that could not be looked up. */
export const enterDetailsAtom = atom(null, (get, set) => {
  const link = get(linkAtom)
  if (!link) return
  const { url, host } = link
  set(cancelLookUpAtom)
  set(requestEditAtom, {
    kind: 'product',
    product: { ...emptyProduct(today(get)), url, name: productName(host) },
  })
})

/** The visitor's day at this moment: a remembered one would be yesterday's after midnight. */
function today(get: Getter): string {
  return localDay(get(quoteDependenciesAtom).now())
}
