import { type CharKind, isContextual, isFullWidth } from './characters'

/**
 * Shared marks (quotes, dashes, dots, ellipses) follow their neighbours, quotes in pairs. A dot between
 * spaces is always Latin, so that all dots of a line (2026.06.21 · 丙午年 · 夏至) look alike.
 */

export type Script = 'latin' | 'han' | 'emoji'

/** Returns one script per grapheme; the text has no hard breaks. */
export function scriptsOf(graphemes: readonly string[], kinds: readonly CharKind[]): Script[] {
  const around = neighbourhood(graphemes, kinds)
  const scripts = graphemes.map((grapheme, at) => ownScript(grapheme, kinds[at]!) ?? 'latin')
  for (let at = 0; at < graphemes.length; at += 1) {
    if (!isContextual(graphemes[at]!) || isPartingDot(graphemes, kinds, at)) continue
    let end = at + 1
    while (graphemes[end] === graphemes[at] && (kinds[at] === 'dash' || kinds[at] === 'ellipsis')) end += 1
    const script = fromNeighbours(around, at, end - 1, end - at > 1)
    scripts.fill(script, at, end)
    at = end - 1
  }
  settleQuotePairs(graphemes, kinds, around, scripts)
  settleSpaces(graphemes, kinds, scripts)
  return scripts
}

function isPartingDot(graphemes: readonly string[], kinds: readonly CharKind[], at: number): boolean {
  return graphemes[at] === '·' && kinds[at - 1] === 'space' && kinds[at + 1] === 'space'
}

type Strong = 'latin' | 'han' | undefined

/** Nearest letter of a known script per side, and whether it is adjacent. */
interface Neighbourhood {
  left: Strong[]
  right: Strong[]
  touchingLeft: Strong[]
  touchingRight: Strong[]
}

function neighbourhood(graphemes: readonly string[], kinds: readonly CharKind[]): Neighbourhood {
  const count = graphemes.length
  const around: Neighbourhood = { left: [], right: [], touchingLeft: [], touchingRight: [] }
  const scan = (order: Iterable<number>, any: Strong[], touching: Strong[]) => {
    let nearest: Strong
    let touches: Strong
    for (const at of order) {
      any[at] = nearest
      touching[at] = touches
      const strong = strongScript(graphemes[at]!, kinds[at]!)
      if (strong) nearest = touches = strong
      else if (kinds[at] === 'space') touches = undefined
    }
  }
  const forwards = Array.from({ length: count }, (_, at) => at)
  scan(forwards, around.left, around.touchingLeft)
  scan(forwards.toReversed(), around.right, around.touchingRight)
  return around
}

function fromNeighbours(around: Neighbourhood, first: number, last: number, isDoubled: boolean): Script {
  const before = around.touchingLeft[first]
  const after = around.touchingRight[last]
  // —— and …… are Chinese forms: one Chinese neighbour suffices.
  if (isDoubled && (before === 'han' || after === 'han')) return 'han'
  return before ?? after ?? around.left[first] ?? around.right[last] ?? 'latin'
}

/** Both get the script around them, else the one inside. */
function settleQuotePairs(
  graphemes: readonly string[],
  kinds: readonly CharKind[],
  around: Neighbourhood,
  scripts: Script[],
) {
  const open: number[] = []
  graphemes.forEach((mark, at) => {
    if (mark === '“' || mark === '‘') open.push(at)
    if (mark !== '”' && mark !== '’') return
    const isApostrophe = mark === '’' && kinds[at - 1] === 'letter' && kinds[at + 1] === 'letter'
    const opener = open.at(-1)
    if (isApostrophe || opener === undefined) return
    if (graphemes[opener] !== (mark === '”' ? '“' : '‘')) return
    open.pop()
    const script =
      around.touchingLeft[opener] ??
      around.touchingRight[at] ??
      around.left[opener] ??
      around.right[at] ??
      around.right[opener] ??
      'latin'
    scripts[opener] = script
    scripts[at] = script
  })
}

/** A space is Chinese between two Chinese characters, else Latin. */
function settleSpaces(graphemes: readonly string[], kinds: readonly CharKind[], scripts: Script[]) {
  graphemes.forEach((space, at) => {
    if (kinds[at] !== 'space') return
    const isAmongHan = scripts[at - 1] === 'han' && scripts[at + 1] === 'han'
    scripts[at] = space === '\u3000' || isAmongHan ? 'han' : 'latin'
  })
}

function ownScript(grapheme: string, kind: CharKind): Script | undefined {
  if (kind === 'emoji') return 'emoji'
  if (kind === 'ideograph' || kind === 'wide' || isFullWidth(grapheme)) return 'han'
  return kind === 'letter' ? 'latin' : undefined
}

function strongScript(grapheme: string, kind: CharKind): Strong {
  if (kind === 'space') return undefined
  const script = ownScript(grapheme, kind)
  return script === 'emoji' ? undefined : script
}
