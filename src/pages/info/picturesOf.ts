import type { Label, LanguageId } from '../../language/languages'
import pictures from './guidePictures.json'
import type { Picture } from './infoText'

interface DrawnPicture {
  width: number
  height: number
  name?: Label
}

export const PICTURES: Readonly<Record<string, DrawnPicture | undefined>> = pictures

/** The guide's pictures of a kind, with the names of what they show: `npm run tool guide` draws them and writes the names down. */
export function picturesOf(kind: string, language: LanguageId, alt: (name: string) => string): Picture[] {
  return Object.entries(PICTURES).flatMap(([id, drawn]) =>
    drawn?.name && id.startsWith(`${kind}-`)
      ? [{ id, name: drawn.name[language], alt: alt(drawn.name[language]) }]
      : [],
  )
}
