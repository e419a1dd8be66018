/** A way for a finished card to leave the page. */
export type ExportActionId =
  | 'device' // a download
  | 'share' // the system's share sheet
  | 'hold' // the picture on the whole screen, to press and hold
  | 'copyPicture'
  | 'copyCaption'
  | 'copyAltText'
  | 'copyLink'
  | 'copyPrivateLink'
  | 'set' // many sizes, or many days, on a page of their own
  | 'print'

/** What the export button itself does. */
export type MainAction = Extract<ExportActionId, 'device' | 'share' | 'hold'>

/** What decides the ways, as the browser tells it. */
export interface Browser {
  userAgent: string
  touchPoints: number // navigator.maxTouchPoints
  isStandalone: boolean // opened from the home screen
  sharesFiles: boolean // navigator.canShare with a picture
  copiesPictures: boolean // has ClipboardItem
  prints: boolean
}

export interface ExportActions {
  main: MainAction
  offered: readonly ExportActionId[] // in the order of the menu; never one that this browser cannot go
  isInApp: boolean // the browser of another app: a visitor may have to open a real one
}

/**
 * How a card can be saved and shared in this browser (sources: DECISIONS.md, Ways to save and share). Downloads start
 * wherever pages can start one, but on iPhone and iPad the share sheet is the way to the photos. The browsers inside
 * other apps drop downloads without a word; there only a picture that is pressed and held can be saved.
 */
export function exportActions(browser: Browser): ExportActions {
  const { sharesFiles, copiesPictures, prints, isStandalone } = browser
  const isInApp = isInOtherApp(browser)
  const isApple = isAppleMobile(browser)
  const downloads = !isInApp && !(isApple && isStandalone)
  const isTouch = isApple || isInApp || /\bAndroid\b/.test(browser.userAgent)
  const main = isInApp ? 'hold' : isApple && sharesFiles ? 'share' : downloads ? 'device' : 'hold'
  const offered: [ExportActionId, boolean][] = [
    ['device', downloads],
    ['share', sharesFiles],
    ['hold', isTouch || !copiesPictures],
    ['copyPicture', copiesPictures],
    ['copyCaption', true],
    ['copyAltText', true],
    ['copyLink', true],
    ['copyPrivateLink', true],
    ['set', downloads || (sharesFiles && !isInApp)],
    ['print', prints && !isInApp],
  ]
  return { main, isInApp, offered: offered.filter(([, isOffered]) => isOffered).map(([id]) => id) }
}

/** The way to try when one has failed, with the same file. */
export function nextAction(failed: ExportActionId, { offered }: ExportActions): MainAction {
  return failed === 'share' && offered.includes('device') ? 'device' : 'hold'
}

/** An iPad says that it is a Mac, but no Mac has a touch screen. */
function isAppleMobile({ userAgent, touchPoints }: Browser): boolean {
  return /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && touchPoints > 1)
}

/** WeChat and its work edition, QQ, Weibo, 小红书, Douyin and TikTok, DingTalk, Instagram, Facebook, Line, X. */
const APPS =
  /MicroMessenger|\bQQ\/\d|Weibo|xhs|XiaoHongShu|Bytedance|\baweme|musical_ly|DingTalk|Instagram|\bFB(?:AN|AV|_IAB)|\bLine\/|Twitter for|TwitterAndroid/i

/** Apps that do not name themselves still mark their view: Android with `wv`, an iPhone by leaving Safari out. */
function isInOtherApp(browser: Browser): boolean {
  const { userAgent, isStandalone } = browser
  if (APPS.test(userAgent)) return true
  if (/; wv\)/.test(userAgent)) return true
  return isAppleMobile(browser) && !isStandalone && !/\bSafari\//.test(userAgent)
}
