import type { Device } from './fakeDevice'

const APPLE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'

export const COMPUTER: Device = {
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  touchPoints: 0,
  isStandalone: false,
  sharesFiles: false,
  clipboard: 'takes all',
  prints: true,
}

const TOUCH: Device = { ...COMPUTER, touchPoints: 5, sharesFiles: true }

export const IPHONE: Device = { ...TOUCH, userAgent: `${APPLE} Version/18.5 Mobile/15E148 Safari/604.1` }

export const IPAD: Device = { ...TOUCH, userAgent: `${MAC} Version/18.5 Safari/605.1.15` }

export const ANDROID: Device = {
  ...TOUCH,
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
}

/** In-app browsers cannot share, copy or print. */
export const WECHAT: Device = {
  ...TOUCH,
  userAgent: `${APPLE} Mobile/15E148 MicroMessenger/8.0.50`,
  sharesFiles: false,
  clipboard: 'none',
  prints: false,
}
