import { graphemesOf } from '../../../text/graphemes'

/**
 * The text with the card's line breaks. A break replaces a space; between Chinese characters it is soft, not
 * part of the text.
 */
export interface WrappedText {
  value: string
  softBreaks: readonly number[] // ascending positions in `value` of line breaks that are not in the text
  spaceBreaks: readonly number[] // positions of breaks that replace a space
}

export const EMPTY_WRAPPED_TEXT: WrappedText = { value: '', softBreaks: [], spaceBreaks: [] }

/** `starts` are ascending offsets of the card's lines. */
export function wrappedText(text: string, starts: readonly number[]): WrappedText {
  let value = ''
  let from = 0
  const softBreaks: number[] = []
  const spaceBreaks: number[] = []
  for (const start of starts) {
    if (start <= from || start > text.length || text[start - 1] === '\n') continue
    const isSpaced = text[start - 1] === ' '
    value += text.slice(from, isSpaced ? start - 1 : start)
    ;(isSpaced ? spaceBreaks : softBreaks).push(value.length)
    value += '\n'
    from = start
  }
  return { value: value + text.slice(from), softBreaks, spaceBreaks }
}

export function plainText({ value, softBreaks, spaceBreaks }: WrappedText): string {
  const characters = value.split('')
  for (const at of spaceBreaks) characters[at] = ' '
  for (const at of softBreaks) characters[at] = ''
  return characters.join('')
}

/** It is the same on either side of a soft break. */
export function textOffset({ softBreaks }: WrappedText, position: number): number {
  return position - softBreaks.filter((soft) => soft < position).length
}

/** The field position of a text offset; at a soft break, the start of the next line. */
export function fieldPosition({ softBreaks }: WrappedText, offset: number): number {
  return softBreaks.reduce((position, soft) => (soft <= position ? position + 1 : position), offset)
}

/** The same, but before the soft break, at the line's end. */
export function lineEndPosition(wrapped: WrappedText, offset: number): number {
  const position = fieldPosition(wrapped, offset)
  return isBeforeSoftBreak(wrapped, position - 1) ? position - 1 : position
}

export function isBeforeSoftBreak({ softBreaks }: WrappedText, position: number): boolean {
  return softBreaks.includes(position)
}

export interface FieldEdit {
  value: string
  caret: number
  from: number
  isForwardDelete?: boolean
}

/**
 * A typed line break is part of the text; deleting a soft one deletes the adjacent character, since the break
 * is no visible character.
 */
export function textAfterEdit(before: WrappedText, { value, caret, from, isForwardDelete }: FieldEdit) {
  const tail = Math.min(value.length - caret, before.value.length)
  let end = before.value.length - tail
  let start = 0
  while (start < Math.min(end, caret, from) && before.value[start] === value[start]) start += 1
  const typed = value.slice(start, caret)
  if (typed === '' && end - start === 1 && before.softBreaks.includes(start)) {
    if (isForwardDelete) end += graphemesOf(before.value.slice(end))[0]?.length ?? 0
    else start -= graphemesOf(before.value.slice(0, start)).at(-1)?.length ?? 0
  }
  const shift = typed.length - (end - start)
  const kept = (positions: readonly number[]) =>
    positions.filter((at) => at < start || at >= end).map((at) => (at >= end ? at + shift : at))
  return {
    value: before.value.slice(0, start) + typed + before.value.slice(end),
    softBreaks: kept(before.softBreaks),
    spaceBreaks: kept(before.spaceBreaks),
  }
}
