/** What a seal can say. Without the drawing, so that a card without a seal does not load it. */

export const SEAL_CHARACTERS = 4

const HAN = /\p{Script=Han}/gu
const CARVED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Latin}0-9]/u

/** The first Chinese characters of a text: what the seal of a watermark says. '' if there are none. */
export function sealWords(text: string): string {
  return (text.match(HAN) ?? []).slice(0, SEAL_CHARACTERS).join('')
}

/** What can be cut of a text: characters, letters and figures, as many as there are. */
export function carvable(text: string): string {
  return [...text.normalize('NFC')].filter((character) => CARVED.test(character)).join('')
}

/** Whether a seal can hold a text as it is. */
export function fitsSeal(text: string): boolean {
  const { length } = [...text]
  return length > 0 && length <= SEAL_CHARACTERS && carvable(text) === text.normalize('NFC')
}
