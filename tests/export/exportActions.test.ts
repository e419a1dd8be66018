import { describe, expect, it } from 'vitest'
import {
  exportActions,
  nextAction,
  type Browser,
  type MainAction,
} from '../../src/export/actions/exportActions'

const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const IPAD_MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)'
const ANDROID_VIEW =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)'
const CHROME = 'Chrome/141.0.0.0'

const ALL = { touchPoints: 0, isStandalone: false, sharesFiles: true, copiesPictures: true, prints: true }
const PHONE = { ...ALL, touchPoints: 5 }
/** An in-app browser has neither clipboard nor share sheet. */
const VIEW = { ...PHONE, sharesFiles: false, copiesPictures: false, prints: false }

type Row = [name: string, browser: Browser, main: MainAction, isInApp?: 'in an app']

const ENVIRONMENTS: Row[] = [
  ['iOS Safari', { ...PHONE, userAgent: `${IOS} Version/18.5 Mobile/15E148 Safari/604.1` }, 'share'],
  [
    'iOS Safari before it could share files',
    { ...PHONE, sharesFiles: false, userAgent: `${IOS} Version/14.1 Mobile/15E148 Safari/604.1` },
    'device',
  ],
  ['iOS home-screen app', { ...PHONE, isStandalone: true, userAgent: `${IOS} Mobile/15E148` }, 'share'],
  [
    'iOS home-screen app that cannot share files',
    { ...PHONE, isStandalone: true, sharesFiles: false, userAgent: `${IOS} Mobile/15E148` },
    'hold',
  ],
  ['iOS Chrome', { ...PHONE, userAgent: `${IOS} CriOS/141.0.7390.41 Mobile/15E148 Safari/604.1` }, 'share'],
  ['iOS Firefox', { ...PHONE, userAgent: `${IOS} FxiOS/143.0 Mobile/15E148 Safari/605.1.15` }, 'share'],
  ['iPadOS Safari, as a Mac', { ...PHONE, userAgent: `${IPAD_MAC} Version/18.5 Safari/605.1.15` }, 'share'],
  [
    'iPadOS Safari, as a phone',
    { ...PHONE, userAgent: `${IOS.replace('iPhone;', 'iPad;')} Version/18.5 Mobile/15E148 Safari/604.1` },
    'share',
  ],
  ['iPadOS home-screen app', { ...PHONE, isStandalone: true, userAgent: IPAD_MAC }, 'share'],
  ['Android Chrome', { ...PHONE, userAgent: `${ANDROID} ${CHROME} Mobile Safari/537.36` }, 'device'],
  [
    'Android Chrome, installed',
    { ...PHONE, isStandalone: true, userAgent: `${ANDROID} ${CHROME} Mobile Safari/537.36` },
    'device',
  ],
  [
    'Android Firefox',
    {
      ...PHONE,
      sharesFiles: false,
      userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0',
    },
    'device',
  ],
  [
    'Samsung Internet',
    { ...PHONE, userAgent: `${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36` },
    'device',
  ],
  [
    'QQ Browser, which is no app’s view',
    { ...PHONE, userAgent: `${ANDROID} ${CHROME} MQQBrowser/15.1 Mobile Safari/537.36` },
    'device',
  ],
  [
    'WeChat on iOS',
    {
      ...VIEW,
      userAgent: `${IOS} Mobile/15E148 MicroMessenger/8.0.50(0x1800322d) NetType/WIFI Language/zh_CN`,
    },
    'hold',
    'in an app',
  ],
  [
    'WeChat on Android',
    {
      ...VIEW,
      userAgent: `${ANDROID_VIEW} Chrome/130.0.0.0 XWEB/1300333 MMWEBSDK/20240802 Mobile Safari/537.36 MicroMessenger/8.0.53`,
    },
    'hold',
    'in an app',
  ],
  [
    'WeChat on a computer',
    {
      ...ALL,
      userAgent: `${WINDOWS} ${CHROME} Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781 WindowsWechat`,
    },
    'hold',
    'in an app',
  ],
  [
    'WeCom',
    { ...VIEW, userAgent: `${IOS} Mobile/15E148 wxwork/4.1.20 MicroMessenger/7.0.1` },
    'hold',
    'in an app',
  ],
  [
    'QQ on iOS',
    { ...VIEW, userAgent: `${IOS} Mobile/15E148 QQ/9.1.31.610 V1_IPH_SQ_9.1.31_1_APP_A Pixel/1170` },
    'hold',
    'in an app',
  ],
  [
    'QQ on Android',
    {
      ...VIEW,
      userAgent: `${ANDROID} ${CHROME} MQQBrowser/6.2 TBS/047409 Mobile Safari/537.36 V1_AND_SQ_9.1.30 QQ/9.1.30.22190`,
    },
    'hold',
    'in an app',
  ],
  [
    'Instagram on iOS',
    { ...VIEW, userAgent: `${IOS} Mobile/22F76 Instagram 384.0.0.29.93 (iPhone16,1; iOS 18_5)` },
    'hold',
    'in an app',
  ],
  [
    'Instagram on Android',
    { ...VIEW, userAgent: `${ANDROID_VIEW} ${CHROME} Mobile Safari/537.36 Instagram 384.0.0.46.83 Android` },
    'hold',
    'in an app',
  ],
  [
    'Facebook on iOS',
    { ...VIEW, userAgent: `${IOS} Mobile/22F76 [FBAN/FBIOS;FBAV/520.0.0.38.100]` },
    'hold',
    'in an app',
  ],
  [
    '小红书 on iOS',
    { ...VIEW, userAgent: `${IOS} Mobile/15E148 xhsdiscover/8.50 XHS/8.50` },
    'hold',
    'in an app',
  ],
  [
    '小红书 on Android',
    { ...VIEW, userAgent: `${ANDROID} ${CHROME} Mobile Safari/537.36 xiaohongshu` },
    'hold',
    'in an app',
  ],
  [
    'Weibo on iOS',
    { ...VIEW, userAgent: `${IOS} Mobile/15E148 Weibo (iPhone16,1__weibo__15.3.1__iphone__os18.5)` },
    'hold',
    'in an app',
  ],
  [
    'Weibo on Android',
    { ...VIEW, userAgent: `${ANDROID_VIEW} ${CHROME} Mobile Safari/537.36 Weibo (Pixel 9)` },
    'hold',
    'in an app',
  ],
  [
    'Douyin',
    { ...VIEW, userAgent: `${IOS} Mobile/15E148 aweme_33.1.0 BytedanceWebview/d8a21c6` },
    'hold',
    'in an app',
  ],
  ['an unnamed app on iOS', { ...VIEW, userAgent: `${IOS} Mobile/15E148` }, 'hold', 'in an app'],
  [
    'an unnamed app on Android',
    { ...VIEW, userAgent: `${ANDROID_VIEW} ${CHROME} Mobile Safari/537.36` },
    'hold',
    'in an app',
  ],
  ['desktop Chrome', { ...ALL, userAgent: `${WINDOWS} ${CHROME} Safari/537.36` }, 'device'],
  [
    'desktop Chrome, installed',
    { ...ALL, isStandalone: true, userAgent: `${WINDOWS} ${CHROME} Safari/537.36` },
    'device',
  ],
  [
    'desktop Chrome on Linux, which shares nothing',
    { ...ALL, sharesFiles: false, userAgent: `${LINUX} ${CHROME} Safari/537.36` },
    'device',
  ],
  [
    'Windows with a touch screen',
    { ...ALL, touchPoints: 10, userAgent: `${WINDOWS} ${CHROME} Safari/537.36` },
    'device',
  ],
  ['Edge', { ...ALL, userAgent: `${WINDOWS} ${CHROME} Safari/537.36 Edg/141.0.0.0` }, 'device'],
  [
    'desktop Firefox',
    {
      ...ALL,
      sharesFiles: false,
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
    },
    'device',
  ],
  ['desktop Safari', { ...ALL, userAgent: `${IPAD_MAC} Version/18.5 Safari/605.1.15` }, 'device'],
]

describe('the ways to save and share', () => {
  it.each(ENVIRONMENTS)('%s', (_name, browser, main, inApp) => {
    const actions = exportActions(browser)
    expect(actions.main).toBe(main)
    expect(actions.isInApp).toBe(inApp !== undefined)
    expect(actions.offered).toContain(main)
  })

  it.each(ENVIRONMENTS)('%s is offered nothing that it cannot do', (_name, browser) => {
    const { offered, isInApp } = exportActions(browser)
    if (!browser.sharesFiles) expect(offered).not.toContain('share')
    if (!browser.copiesPictures) {
      expect(offered).not.toContain('copyPicture')
      expect(offered).toContain('hold')
    }
    if (isInApp || !browser.prints) expect(offered).not.toContain('print')
    if (isInApp) expect(offered).not.toContain('device')
    for (const always of ['copyCaption', 'copyAltText', 'copyLink', 'copyPrivateLink'])
      expect(offered).toContain(always)
  })

  it('a way that fails is followed by one that this browser has', () => {
    const [iPhone, wechat] = ['iOS Safari', 'WeChat on iOS'].map((named) =>
      exportActions(ENVIRONMENTS.find(([name]) => name === named)![1]),
    )
    expect(nextAction('share', iPhone!)).toBe('device')
    expect(nextAction('device', iPhone!)).toBe('hold')
    expect(nextAction('copyPicture', iPhone!)).toBe('hold')
    expect(nextAction('share', wechat!)).toBe('hold')
  })
})
