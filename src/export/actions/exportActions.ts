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

/** In-app browsers silently drop downloads (DECISIONS.md, Ways to save and share). */
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

export function thisBrowser(): Browser {
  return {
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    isStandalone:
      matchMedia('(display-mode: standalone)').matches ||
      ('standalone' in navigator && navigator.standalone === true), // Safari's own property
    sharesFiles: sharesFiles(),
    copiesPictures: typeof ClipboardItem === 'function' && 'write' in (navigator.clipboard ?? {}),
    prints: typeof window.print === 'function',
  }
}

function sharesFiles(): boolean {
  if (typeof navigator.share !== 'function' || typeof navigator.canShare !== 'function') return false
  const picture = new File([new Uint8Array(1)], 'picture.png', { type: 'image/png' })
  try {
    return navigator.canShare({ files: [picture] })
  } catch {
    return false
  }
}

export const OUTLETS = ['zip', 'folder', 'share', 'pdf', 'long'] as const
export type OutletId = (typeof OUTLETS)[number]

interface OutletBrowser {
  actions: ExportActions // for a single picture
  picksFolders: boolean
}

/** The default comes first: on a phone the share sheet. Only pages of one text may be a PDF. */
export function offeredOutlets({ actions, picksFolders }: OutletBrowser, arePages = false): OutletId[] {
  const downloads = actions.offered.includes('device')
  const shares = actions.offered.includes('share')
  const isTouch = actions.offered.includes('hold')
  const offered: [OutletId, boolean][] = [
    ['share', shares && isTouch],
    ['zip', downloads],
    ['folder', picksFolders],
    ['share', shares && !isTouch && !downloads],
    ['pdf', arePages && downloads],
    ['long', arePages && downloads],
  ]
  const ids = offered.filter(([, isOffered]) => isOffered).map(([id]) => id)
  return ids.length > 0 ? ids : ['zip']
}
