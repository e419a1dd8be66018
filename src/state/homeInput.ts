/** The text persists while the editor or another language is shown. */
import { atom, type Atom } from 'jotai'
import { emptyProduct } from '../card/product'
import { emptyQuote } from '../card/quote'
import type { InputErrorCode } from '../products/parseInput'
import { type ParsedLink, productName } from '../products/parseLink'
import type { ProductErrorCode } from '../products/productError'
import { cancelLookUpAtom, lookUpAtom, lookUpProductAtom } from './product'
import { quoteDependenciesAtom, editRequestAtom, todayOf } from './quote'

export type InputProblem =
  | { kind: 'input'; code: InputErrorCode | 'no-code' } // no-code: the parser failed to load
  | { kind: 'lookUp'; code: ProductErrorCode } // the visitor can enter the details instead

type ExampleId = 'quote' | 'product'

const textBaseAtom = atom('')
const errorAtom = atom<InputErrorCode | 'no-code' | null>(null)
const requestNumberAtom = atom(0) // A later request or changed text cancels an earlier one.
const linkAtom = atom<ParsedLink | null>(null)
const isCalledOffBaseAtom = atom(false)
const filledExampleBaseAtom = atom<{ example: ExampleId; replaced: string } | null>(null)
const nextExampleAtom = atom<ExampleId>('quote')

export const inputTextAtom = atom(
  (get) => get(textBaseAtom),
  (_get, set, text: string) => {
    set(textBaseAtom, text)
    set(errorAtom, null)
    set(filledExampleBaseAtom, null)
    set(cancelInputAtom)
    importParser().catch(() => undefined) // Generate Card retries and reports the error.
  },
)

export const inputProblemAtom = atom<InputProblem | null>((get) => {
  const code = get(errorAtom)
  const lookUp = get(lookUpAtom)
  if (code) return { kind: 'input', code }
  return lookUp.status === 'failed' ? { kind: 'lookUp', code: lookUp.code } : null
})

export const filledExampleAtom: Atom<{ example: ExampleId; replaced: string } | null> = filledExampleBaseAtom

/** Alternates between quote and product. The visitor's own text is kept until something else is typed. */
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

/** Loaded only once a visitor types. */
const importParser = () => import('../products/parseInput')

/** Requests the card described by the text; true if the editor can open with it. */
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
    set(editRequestAtom, { kind, quote: { ...emptyQuote(todayOf(get)), ...words } })
    return true
  }
  set(linkAtom, parsed)
  const product = await set(lookUpProductAtom, parsed.url)
  if (product) set(editRequestAtom, { kind: 'product', product })
  return product !== null
})

export const requestedHostAtom = atom((get) => get(linkAtom)?.host ?? '')

/** True if the visitor cancelled the last look-up; reset by the next one or by typing. */
export const isCalledOffAtom: Atom<boolean> = isCalledOffBaseAtom

/** Cancels a slow look-up for the visitor; the text stays. */
export const callOffAtom = atom(null, (_get, set) => {
  set(cancelInputAtom)
  set(isCalledOffBaseAtom, true)
})

export const cancelInputAtom = atom(null, (_get, set) => {
  set(cancelLookUpAtom)
  set(isCalledOffBaseAtom, false)
  set(requestNumberAtom, (before) => before + 1)
})

export const enterDetailsAtom = atom(null, (get, set) => {
  const link = get(linkAtom)
  if (!link) return
  const { url, host } = link
  set(cancelLookUpAtom)
  set(editRequestAtom, {
    kind: 'product',
    product: { ...emptyProduct(todayOf(get)), url, name: productName(host) },
    isUnfinished: true,
  })
})

/** The quote as typed into home's input. From the almanac: Shelley, "Ode to the West Wind". */
export const EXAMPLE_QUOTE = `If Winter comes, can Spring be far behind?
冬天既已到来，春天又怎会遥远？
— Percy Bysshe Shelley`
