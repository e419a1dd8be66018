/** Keeps the length, so that offsets stay valid: ß and ﬁ, whose capitals are longer, stay. */
export function capitals(text: string): string {
  return Array.from(text, (character) => {
    const capital = character.toLocaleUpperCase('en')
    return capital.length === character.length ? capital : character
  }).join('')
}
