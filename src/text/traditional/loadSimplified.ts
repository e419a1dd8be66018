/** From Traditional characters back to Simplified ones, by the same table: for what visitors search in either. */
import table from './table.json'

/** Forms that are typed outside Taiwan, or older ones, of characters in the almanac's words. */
const OTHER_FORMS = '裏里爲为羣群峯峰衆众綫线説说衞卫牀床啓启麽么'

const simplified = new Map<string, string>()
const traditional = [...table.traditional]
Array.from(table.simplified, (character, at) => simplified.set(traditional[at]!, character))
// A character between its neighbours, and its form there.
for (const entry of table.contexts.split('|')) simplified.set(entry.slice(-1), entry[1]!)
const others = [...OTHER_FORMS]
for (let at = 0; at < others.length; at += 2) simplified.set(others[at]!, others[at + 1]!)

/** A Traditional character's Simplified form; any other as it is. */
export function inSimplified(character: string): string {
  return simplified.get(character) ?? character
}
