import { isAbsolute } from 'node:path'
import { PictureRefusal } from '../../../draw/pictures/pictureRefusal'
import type { CardFile } from '../../../export/cardFile'
import type { Target } from '../../../look/target'
import type { SceneNotice } from '../../../scene/nodes'
import { reasonOf } from '../commandError'

export function problemsOf({
  notices,
  failedPictures,
}: Pick<CardFile, 'notices' | 'failedPictures'>): string[] {
  return [
    ...new Set(notices.map(problemOf)),
    ...failedPictures.map(
      ({ src, cause }) =>
        `the picture ${briefly(src)} is left out (${reasonOfPicture(cause)}); a placeholder is drawn in its place`,
    ),
  ]
}

export function lackedGlyphs({ notices }: Pick<CardFile, 'notices'>): string[] {
  return [...new Set(notices.flatMap((notice) => ('characters' in notice ? notice.characters : [])))]
}

export function weightProblem({ bytes }: { bytes: Uint8Array }, target: Target | null): string[] {
  if (!target || target.mostBytes === null || bytes.length <= target.mostBytes) return []
  const [kb, most] = [Math.ceil(bytes.length / 1_000), target.mostBytes / 1_000]
  return [`${kb} KB of ${most}: the file is too heavy for ${target.label.en}`]
}

function problemOf(notice: SceneNotice): string {
  if (notice.code === 'truncated') return 'the words do not fit and end in an ellipsis'
  if (notice.code === 'hard-to-read') return `hard to read in the chosen color: ${notice.blocks.join(', ')}`
  if (notice.code === 'no-room-for-pinyin') return 'there is no room for pinyin above the Chinese'
  if (notice.code === 'small-type') return 'on a phone the quote is smaller than 9 pt'
  if (notice.code === 'language-left-out')
    return `there is no room for the ${notice.language === 'zh' ? 'Chinese' : 'English'}; it is not shown`
  return `no font has ${notice.characters.join(' ')}; □ is drawn instead`
}

/** A path's end is its most informative part. */
function briefly(src: string): string {
  return isAbsolute(src) && src.length > 100 ? `…${src.slice(-100)}` : src.slice(0, 100)
}

/** 'no such file or directory', 'not a public address', '20000 × 20000 pixels; up to …' */
function reasonOfPicture(cause: unknown): string {
  if (!(cause instanceof PictureRefusal)) return reasonOf(cause)
  return cause.code === 'too-many-pixels' ? reasonOf(cause.cause) : 'it is damaged'
}
