/**
 * Why a picture was not taken in. `site-forbids`: it is there, but the site does not let other pages use it, so that no
 * card that shows it could be saved. `no-answer`: nothing came back at all.
 */
export const PICTURE_REFUSALS = [
  'empty',
  'not-a-picture',
  'svg',
  'heic',
  'broken',
  'too-heavy',
  'too-many-pixels',
  'bad-address',
  'site-forbids',
  'no-answer',
  'not-found',
  'too-slow',
  'aborted',
] as const

export type PictureRefusalCode = (typeof PICTURE_REFUSALS)[number]

export class PictureRefusal extends Error {
  override name = 'PictureRefusal'
  constructor(
    readonly code: PictureRefusalCode,
    readonly about: { site?: string } & ErrorOptions = {},
  ) {
    super(`picture not taken: ${code}`, about)
  }
}
