import { EMBED_PATH, FEEDS } from '../calendar/feedPaths'
import type { Label, LanguageId } from '../language/languages'
import { withLanguage } from '../language/path'
import { SITE } from '../site'

export const NAME: Label = { en: 'A quote for each day', zh: '每天一句' }
const FRAME_PX = { width: 360, height: 480 } // the card at 4:5 and a line below it
const PICTURE_PX = { width: 360, height: 450 }

/** @param dayName yyyy-mm-dd or mm-dd; null: the current day */
export function daySnippets(
  language: LanguageId,
  dayName: string | null = null,
): { frame: string; picture: string } {
  const name = NAME[language]
  const frame = `${SITE.siteUrl}${EMBED_PATH}/${language}${dayName === null ? '' : `?date=${dayName}`}`
  const picture = `${SITE.siteUrl}/api/card.png?${dayName === null ? '' : `date=${dayName}&amp;`}template=day`
  return {
    frame: `<iframe src="${frame}" width="${FRAME_PX.width}" height="${FRAME_PX.height}" title="${name}" loading="lazy" style="border:0"></iframe>`,
    picture: `<img src="${picture}" width="${PICTURE_PX.width}" height="${PICTURE_PX.height}" alt="${name}">`,
  }
}

export function feedUrls(language: LanguageId): { atom: string; json: string; calendar: string } {
  const urlOf = (id: keyof typeof FEEDS) => SITE.siteUrl + withLanguage(FEEDS[id].path, language)
  return { atom: urlOf('atom'), json: urlOf('json'), calendar: urlOf('calendar') }
}

/** A bookmark that opens the words selected on any page in the editor; no server sees what is after `#`. */
export function selectionBookmarklet(language: LanguageId): string {
  const editor = `${SITE.siteUrl}${withLanguage('/editor', language)}`
  return `javascript:void open('${editor}#quote='+encodeURIComponent(getSelection()))`
}
