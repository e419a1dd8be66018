/** `site-forbids`: the site blocks reading (CORS), so a card with it could not be saved. */
export const PICTURE_REFUSALS = [
  'empty',
  'not-a-picture',
  'svg',
  'heic',
  'broken',
  'incomplete',
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
