import { resolve } from 'node:path'
import type { Card } from '../../card/card'
import { unlessOnDisk, withPictures } from '../../card/cardPictures'
import { MAX_PICTURE_BYTES } from '../../draw/pictures/pictureLimits'
import { cardInFile } from '../../export/embedded/cardInFile'
import { readBoundedFile } from '../../draw/node/boundedFile'
import { reasonOf, usageError } from './commandError'
import type { OptionName } from './options'

/** Reads a picture file, or stdin for "-". @throws {CommandError} */
export async function readCard(file: string, today: string): Promise<Card> {
  if (file === '') throw usageError('--card is empty')
  const name = file === '-' ? 'stdin' : file
  const card = await cardInFile(bytesOf(file, name), today)
  if (!card)
    throw usageError(`--card ${name}: there is no card in this file; it may have been lost on the way`)
  return withPictures(card, unlessOnDisk) // A stranger's file must not refer to this disk.
}

/** A card from a file has its text and day. */
export const NOT_WITH_CARD: readonly OptionName[] = [
  'date',
  'from',
  'to',
  'days',
  'quote',
  'translation',
  'author',
  'quotes',
  'emphasis',
  'product',
]

export function isSameFile(card: string, out: string): boolean {
  return card !== '-' && resolve(card) === resolve(out)
}

function bytesOf(file: string, name: string): Uint8Array {
  try {
    return readBoundedFile(file, MAX_PICTURE_BYTES)
  } catch (error) {
    throw usageError(`--card ${name}: ${reasonOf(error)}`)
  }
}
