export type ExportActionId =
  | 'device' // a download
  | 'share' // the system's share sheet
  | 'hold' // full-screen, to press and hold
  | 'copyPicture'
  | 'copyCaption'
  | 'copyAltText'
  | 'copyLink'
  | 'copyPrivateLink'
  | 'set' // many sizes or days, on their own page
  | 'print'

export type MainAction = Extract<ExportActionId, 'device' | 'share' | 'hold'>

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
  offered: readonly ExportActionId[] // supported ones, in menu order
  isInApp: boolean // the visitor may have to open a real browser
}

/**
 * Sources: DECISIONS.md, Ways to save and share. In-app browsers silently drop downloads: there a picture can
 * only be pressed and held.
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

/** The action is for the same file. */
export function nextAction(failed: ExportActionId, { offered }: ExportActions): MainAction {
  return failed === 'share' && offered.includes('device') ? 'device' : 'hold'
}

/** An iPad claims to be a Mac, but no Mac has a touch screen. */
function isAppleMobile({ userAgent, touchPoints }: Browser): boolean {
  return /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && touchPoints > 1)
}

/** WeChat and WeCom, QQ, Weibo, 小红书, Douyin and TikTok, DingTalk, Instagram, Facebook, Line, X. */
const APPS =
  /MicroMessenger|\bQQ\/\d|Weibo|xhs|XiaoHongShu|Bytedance|\baweme|musical_ly|DingTalk|Instagram|\bFB(?:AN|AV|_IAB)|\bLine\/|Twitter for|TwitterAndroid/i

/** Android marks web views with `wv`, iPhones omit Safari. */
function isInOtherApp(browser: Browser): boolean {
  const { userAgent, isStandalone } = browser
  if (APPS.test(userAgent)) return true
  if (/; wv\)/.test(userAgent)) return true
  return isAppleMobile(browser) && !isStandalone && !/\bSafari\//.test(userAgent)
}
