/**
 * A text in capitals of the same length, so that offsets in one are offsets in the other: a letter whose capital is longer
 * (ß, ﬁ) stays as it is.
 */
export function capitals(text: string): string {
  return Array.from(text, (character) => {
    const capital = character.toLocaleUpperCase('en')
    return capital.length === character.length ? capital : character
  }).join('')
}
