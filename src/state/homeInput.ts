/**
 * Home's input: the text, its error, and the card made from it. The text is kept whatever happens, also while
 * the editor or another language is shown.
 */
import { atom, type Atom, type Getter } from 'jotai'
import { emptyProduct } from '../card/product'
import { emptyQuote } from '../card/quote'
import { EXAMPLE_QUOTE } from '../products/exampleQuote'
import type { InputErrorCode } from '../products/parseInput'
import type { ParsedLink } from '../products/parseLink'
import { productName } from '../products/productName'
import type { ProductErrorCode } from '../products/productError'
import { localDay } from '../quotes/dates'
import { cancelLookUpAtom, lookUpAtom, lookUpProductAtom } from './product'
import { quoteDependenciesAtom, editRequestAtom } from './quote'

export type InputProblem =
  | { kind: 'input'; code: InputErrorCode | 'no-code' } // no-code: the parser did not load
  | { kind: 'lookUp'; code: ProductErrorCode } // the visitor can enter the details instead

type ExampleId = 'quote' | 'product'

const textBaseAtom = atom('')
const errorAtom = atom<InputErrorCode | 'no-code' | null>(null)
const requestNumberAtom = atom(0) // a later request, or other text, cancels an earlier one
const linkAtom = atom<ParsedLink | null>(null) // of the last requested product
const isCalledOffBaseAtom = atom(false)
const filledExampleBaseAtom = atom<{ example: ExampleId; replaced: string } | null>(null)
const nextExampleAtom = atom<ExampleId>('quote')

/** The typed text. Changing it cancels a pending look-up. */
export const inputTextAtom = atom(
  (get) => get(textBaseAtom),
  (_get, set, text: string) => {
    set(textBaseAtom, text)
    set(errorAtom, null)
    set(filledExampleBaseAtom, null)
    set(cancelInputAtom)
    importParser().catch(() => undefined) // Generate Card tries again and reports the error
  },
)

export const inputProblemAtom = atom<InputProblem | null>((get) => {
  const code = get(errorAtom)
  const lookUp = get(lookUpAtom)
  if (code) return { kind: 'input', code }
  return lookUp.status === 'failed' ? { kind: 'lookUp', code: lookUp.code } : null
})

/** The example in the field, and the visitor's text that it replaced. */
export const filledExampleAtom: Atom<{ example: ExampleId; replaced: string } | null> = filledExampleBaseAtom

/** Fills in quote and product alternately. The visitor's own text is kept until something else is typed. */
export const loadExampleAtom = atom(null, (get, set) => {
  const example = get(nextExampleAtom)
  const typed = get(textBaseAtom)
  const examples = { quote: EXAMPLE_QUOTE, product: get(quoteDependenciesAtom).pageOrigin() }
  const isOwn = !Object.values(examples).includes(typed.trim())
  const replaced = isOwn ? typed : (get(filledExampleBaseAtom)?.replaced ?? '')
  set(inputTextAtom, examples[example])
  set(filledExampleBaseAtom, { example, replaced })
  set(nextExampleAtom, example === 'quote' ? 'product' : 'quote')
})

export const restoreInputTextAtom = atom(null, (get, set) =>
  set(inputTextAtom, get(filledExampleBaseAtom)?.replaced ?? ''),
)

/** The parser is only loaded once a visitor types. */
const importParser = () => import('../products/parseInput')

/** Requests the card that the text describes; true if the editor can open with it. */
export const generateCardAtom = atom(null, async (get, set): Promise<boolean> => {
  set(cancelInputAtom)
  const requestNumber = get(requestNumberAtom)
  const parser = await importParser().catch(() => null)
  if (get(requestNumberAtom) !== requestNumber) return false
  const parsed = parser?.parseInput(get(textBaseAtom)) ?? { kind: 'error', code: 'no-code' }
  set(errorAtom, parsed.kind === 'error' ? parsed.code : null)
  if (parsed.kind === 'error') return false
  if (parsed.kind === 'quote') {
    const { kind, ...words } = parsed
    set(editRequestAtom, { kind, quote: { ...emptyQuote(today(get)), ...words } })
    return true
  }
  set(linkAtom, parsed)
  const product = await set(lookUpProductAtom, parsed.url)
  if (product) set(editRequestAtom, { kind: 'product', product })
  return product !== null
})

/** The host of the product that is being looked up, as typed. */
export const requestedHostAtom = atom((get) => get(linkAtom)?.host ?? '')

/** Whether the visitor called off the last look-up; until the next one, or until something else is typed. */
export const isCalledOffAtom: Atom<boolean> = isCalledOffBaseAtom

/** Aborts a look-up that takes too long for the visitor; the text stays. */
export const callOffAtom = atom(null, (_get, set) => {
  set(cancelInputAtom)
  set(isCalledOffBaseAtom, true)
})

/** Cancels a pending request, because other text is typed or the page is left. */
export const cancelInputAtom = atom(null, (_get, set) => {
  set(cancelLookUpAtom)
  set(isCalledOffBaseAtom, false)
  set(requestNumberAtom, (before) => before + 1)
})

/** Requests a product card with the link and a guessed name, for a product that could not be looked up. */
export const enterDetailsAtom = atom(null, (get, set) => {
  const link = get(linkAtom)
  if (!link) return
  const { url, host } = link
  set(cancelLookUpAtom)
  set(editRequestAtom, {
    kind: 'product',
    product: { ...emptyProduct(today(get)), url, name: productName(host) },
    isUnfinished: true,
  })
})

/** The visitor's current day; a stored one would be outdated after midnight. */
function today(get: Getter): string {
  return localDay(get(quoteDependenciesAtom).now())
}
