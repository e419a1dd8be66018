/** Cards without a seal do not load the drawing code. */

export const SEAL_CHARACTERS = 4

const HAN = /\p{Script=Han}/gu
export const CARVED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Latin}0-9]/u

/** '' if there are none. */
export function sealWords(text: string): string {
  return (text.match(HAN) ?? []).slice(0, SEAL_CHARACTERS).join('')
}

/** Keeps characters, letters and figures, without a limit. */
export function carvable(text: string): string {
  return [...text.normalize('NFC')].filter((character) => CARVED.test(character)).join('')
}

export function fitsSeal(text: string): boolean {
  const { length } = [...text]
  return length > 0 && length <= SEAL_CHARACTERS && carvable(text) === text.normalize('NFC')
}
