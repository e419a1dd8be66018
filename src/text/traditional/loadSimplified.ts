/** Lets visitors search in either script. */
import table from './table.json'

/** older or non-Taiwanese forms that visitors type */
const OTHER_FORMS = '裏里爲为羣群峯峰衆众綫线説说衞卫牀床啓启麽么'

const simplified = new Map<string, string>()
const traditional = [...table.traditional]
Array.from(table.simplified, (character, at) => simplified.set(traditional[at]!, character))
// Each entry has a character between its neighbours.
for (const entry of table.contexts.split('|')) simplified.set(entry.slice(-1), entry[1]!)
const others = [...OTHER_FORMS]
for (let at = 0; at < others.length; at += 2) simplified.set(others[at]!, others[at + 1]!)

export function inSimplified(character: string): string {
  return simplified.get(character) ?? character
}
