/** The text persists while the editor or another language is shown. */
import { atom, type Atom, type Setter } from 'jotai'
import { emptyProduct } from '../card/product'
import { emptyQuote } from '../card/quote'
import type { InputErrorCode } from '../products/parseInput'
import type { ParsedLink } from '../products/parseLink'
import { productName } from '../products/productName'
import type { ProductErrorCode } from '../products/productError'
import { cancelLookUpAtom, lookUpAtom, lookUpProductAtom } from './product'
import { quoteDependenciesAtom, editRequestAtom, todayOf } from './quote'

export type InputProblem =
  | { kind: 'input'; code: InputErrorCode | 'no-code' } // no-code: the parser failed to load
  | { kind: 'lookUp'; code: ProductErrorCode } // the visitor can enter the details instead

type ExampleId = 'quote' | 'product'

interface HomeInput {
  text: string
  error: InputErrorCode | 'no-code' | null
  link: ParsedLink | null
  isCalledOff: boolean // The visitor cancelled the last look-up; the next one or typing resets it.
  filled: { example: ExampleId; replaced: string } | null
  nextExample: ExampleId
  request: object // A later request or changed text cancels an earlier one.
}

const inputAtom = atom<HomeInput>({
  text: '',
  error: null,
  link: null,
  isCalledOff: false,
  filled: null,
  nextExample: 'quote',
  request: {},
})

export const homeInputAtom: Atom<HomeInput> = inputAtom

function change(set: Setter, patch: Partial<HomeInput>) {
  set(inputAtom, (input) => ({ ...input, ...patch }))
}

export const inputTextAtom = atom(
  (get) => get(inputAtom).text,
  (_get, set, text: string) => {
    change(set, { text, error: null, filled: null })
    set(cancelInputAtom)
    importParser().catch(() => undefined) // Generate Card retries and reports the error.
  },
)

export const inputProblemAtom = atom<InputProblem | null>((get) => {
  const { error } = get(inputAtom)
  const lookUp = get(lookUpAtom)
  if (error) return { kind: 'input', code: error }
  return lookUp.status === 'failed' ? { kind: 'lookUp', code: lookUp.code } : null
})

/** Alternates between quote and product. The visitor's own text is kept until something else is typed. */
export const loadExampleAtom = atom(null, (get, set) => {
  const { nextExample: example, text, filled } = get(inputAtom)
  const examples = { quote: EXAMPLE_QUOTE, product: get(quoteDependenciesAtom).pageOrigin() }
  const isOwn = !Object.values(examples).includes(text.trim())
  const replaced = isOwn ? text : (filled?.replaced ?? '')
  set(inputTextAtom, examples[example])
  change(set, { filled: { example, replaced }, nextExample: example === 'quote' ? 'product' : 'quote' })
})

export const restoreInputTextAtom = atom(null, (get, set) =>
  set(inputTextAtom, get(inputAtom).filled?.replaced ?? ''),
)

/** Loaded only once a visitor types. */
const importParser = () => import('../products/parseInput')

/** Requests the card described by the text; true if the editor can open with it. */
export const generateCardAtom = atom(null, async (get, set): Promise<boolean> => {
  set(cancelInputAtom)
  const { request } = get(inputAtom)
  const parser = await importParser().catch(() => null)
  if (get(inputAtom).request !== request) return false
  const parsed = parser?.parseInput(get(inputAtom).text) ?? { kind: 'error', code: 'no-code' }
  change(set, { error: parsed.kind === 'error' ? parsed.code : null })
  if (parsed.kind === 'error') return false
  if (parsed.kind === 'long') {
    set(editRequestAtom, parsed)
    return true
  }
  if (parsed.kind === 'quote') {
    const { kind, ...words } = parsed
    set(editRequestAtom, { kind, quote: { ...emptyQuote(todayOf(get)), ...words } })
    return true
  }
  change(set, { link: parsed })
  const product = await set(lookUpProductAtom, parsed.url)
  if (product) set(editRequestAtom, { kind: 'product', product })
  return product !== null
})

/** The text stays. */
export const callOffAtom = atom(null, (_get, set) => {
  set(cancelInputAtom)
  change(set, { isCalledOff: true })
})

export const cancelInputAtom = atom(null, (_get, set) => {
  set(cancelLookUpAtom)
  change(set, { isCalledOff: false, request: {} })
})

export const enterDetailsAtom = atom(null, (get, set) => {
  const { link } = get(inputAtom)
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
