import type { Label } from '../language/languages'
import { RATIOS, type RatioId } from './ratios'
import { hasShape, type Target, type TargetIntake } from './target'

export const TARGET_GROUPS = {
  social: { en: 'Social', zh: '社交' },
  wechat: { en: 'WeChat', zh: '微信' },
  screens: { en: 'Screens', zh: '屏幕' },
  print: { en: 'Print', zh: '印刷' },
} satisfies Record<Target['group'], Label>

const CHECKED = '2026-11-21'
const MB = 1_000_000
const ANY_FILE = ['png', 'jpg', 'webp'] as const
const PHOTO_FILE = ['jpg', 'png'] as const
const FEED = { shape: 'any', formats: ANY_FILE } satisfies TargetIntake
const SCREEN = { shape: 'own', formats: ANY_FILE } satisfies TargetIntake
const PRINT = { shape: 'own', formats: PHOTO_FILE } satisfies TargetIntake
/** Instagram's scheduling interface: 4:5 to 1.91:1, since 2025 3:4 too. */
const INSTAGRAM_FEED = { shape: { from: 3 / 4, to: 1.91 }, formats: PHOTO_FILE } satisfies TargetIntake
const CUT_OFF = { en: 'Cut off in the grid', zh: '主页里会裁去' }
const NO_LIMIT = 'no limit of bytes could be cited'

/** The targets in their order in the editor. To add one, add an entry here. Figures with their sources, DECISIONS.md, Made for. */
export const TARGETS = {
  'instagram-story': {
    label: { en: 'Instagram Story', zh: 'Instagram 快拍' },
    group: 'social',
    widthPx: 1080,
    heightPx: 1920,
    format: 'jpg',
    mostBytes: 8 * MB,
    clear: [
      { side: 'top', share: 0.14, label: { en: 'Name and buttons', zh: '名字与按钮' } },
      { side: 'bottom', share: 0.2, label: { en: 'Reply field', zh: '回复栏' } },
    ],
    takes: { shape: 'own', formats: PHOTO_FILE },
    source: 'Meta, quoted by odysseymediagroup: 14 % above and 20 % below stay clear; bytes: ayrshare',
    checked: CHECKED,
  },
  'instagram-post': {
    label: { en: 'Instagram Post', zh: 'Instagram 帖子' },
    group: 'social',
    widthPx: 1080,
    heightPx: 1350,
    format: 'jpg',
    mostBytes: 8 * MB,
    clear: [
      { side: 'left', share: 34 / 1080, label: CUT_OFF },
      { side: 'right', share: 34 / 1080, label: CUT_OFF },
    ],
    takes: INSTAGRAM_FEED,
    source: 'socialbu, pixexact: the grid shows 3:4, which cuts 34 px a side off 4:5; bytes: ayrshare',
    checked: CHECKED,
  },
  'instagram-grid': {
    label: { en: 'Instagram Post 3:4', zh: 'Instagram 帖子 3:4' },
    group: 'social',
    widthPx: 1080,
    heightPx: 1440,
    format: 'jpg',
    mostBytes: 8 * MB,
    clear: [],
    takes: INSTAGRAM_FEED,
    source: 'socialbu, pixexact: the shape of the grid since 2025; bytes: ayrshare',
    checked: CHECKED,
  },
  'instagram-square': {
    label: { en: 'Instagram Square', zh: 'Instagram 方图' },
    group: 'social',
    widthPx: 1080,
    heightPx: 1080,
    format: 'jpg',
    mostBytes: 8 * MB,
    clear: [
      { side: 'left', share: 135 / 1080, label: CUT_OFF },
      { side: 'right', share: 135 / 1080, label: CUT_OFF },
    ],
    takes: INSTAGRAM_FEED,
    source: 'socialbu, pixexact: the grid shows 3:4, which cuts 135 px a side off 1:1; bytes: ayrshare',
    checked: CHECKED,
  },
  xiaohongshu: {
    label: { en: 'Xiaohongshu', zh: '小红书' },
    group: 'social',
    widthPx: 1242,
    heightPx: 1660,
    format: 'jpg',
    mostBytes: null,
    clear: [],
    showsLess: ['qrCode', 'watermark'],
    takes: { ...FEED, makesJpeg: true },
    source: `06925.com (weak): 1242 × 1660, written anew as JPEG; ${NO_LIMIT}`,
    checked: CHECKED,
  },
  x: {
    label: { en: 'X', zh: 'X' },
    group: 'social',
    widthPx: 1200,
    heightPx: 675,
    format: 'png',
    mostBytes: 5 * MB,
    clear: [],
    takes: FEED,
    source: 'ComfyUI#2137: a PNG over 5 MB becomes JPEG',
    checked: CHECKED,
  },
  linkedin: {
    label: { en: 'LinkedIn', zh: 'LinkedIn' },
    group: 'social',
    widthPx: 1200,
    heightPx: 627,
    format: 'png',
    mostBytes: null,
    clear: [],
    takes: { shape: 'any', formats: PHOTO_FILE },
    source: `1.91:1 by custom, no page of its own could be cited; ${NO_LIMIT}`,
    checked: CHECKED,
  },
  facebook: {
    label: { en: 'Facebook', zh: 'Facebook' },
    group: 'social',
    widthPx: 1200,
    heightPx: 630,
    format: 'png',
    mostBytes: null,
    clear: [],
    takes: FEED,
    source: `the open-graph picture, 1.91:1; ${NO_LIMIT}`,
    checked: CHECKED,
  },
  pinterest: {
    label: { en: 'Pinterest', zh: 'Pinterest' },
    group: 'social',
    widthPx: 1000,
    heightPx: 1500,
    format: 'jpg',
    mostBytes: null,
    clear: [],
    takes: FEED,
    source: `2:3 by custom, nothing citable found; ${NO_LIMIT}`,
    checked: CHECKED,
  },
  moments: {
    label: { en: 'Moments', zh: '朋友圈' },
    group: 'wechat',
    widthPx: 1080,
    heightPx: 1440,
    format: 'jpg',
    mostBytes: null,
    clear: [],
    takes: { ...FEED, makesJpeg: true },
    source: `Luban#57, #6, #169 (2016-17): JPEG, long side up to 1280-1440; ${NO_LIMIT}`,
    checked: CHECKED,
  },
  'article-cover': {
    label: { en: 'Article cover', zh: '公众号封面' },
    group: 'wechat',
    widthPx: 900,
    heightPx: 383,
    format: 'png',
    mostBytes: null,
    clear: [{ side: 'right', share: 0.25, label: { en: 'Article title', zh: '文章标题' } }],
    takes: { shape: 'own', formats: PHOTO_FILE },
    source: `diwuai 2025: 2.35:1; nctoro (weak): the title may cover the right quarter; ${NO_LIMIT}`,
    checked: CHECKED,
  },
  'article-square': {
    label: { en: 'Article cover, square', zh: '公众号方封面' },
    group: 'wechat',
    widthPx: 500,
    heightPx: 500,
    format: 'png',
    mostBytes: null,
    clear: [],
    takes: { shape: 'own', formats: PHOTO_FILE },
    source: `diwuai 2025: shown with the second article and in chats; ${NO_LIMIT}`,
    checked: CHECKED,
  },
  iphone: {
    label: { en: 'iPhone wallpaper', zh: '手机壁纸' },
    group: 'screens',
    widthPx: 1206,
    heightPx: 2622,
    format: 'png',
    mostBytes: null,
    clear: [
      { side: 'top', share: 0.32, label: { en: 'Clock and widgets', zh: '时钟与小组件' } },
      { side: 'bottom', share: 0.12, label: { en: 'Torch and camera', zh: '手电筒与相机' } },
    ],
    takes: SCREEN,
    source: 'pixotter; clock and buttons cover both ends, how much is our own estimate: nothing is published',
    checked: CHECKED,
  },
  desktop: {
    label: { en: 'Desktop wallpaper', zh: '桌面壁纸' },
    group: 'screens',
    widthPx: 3840,
    heightPx: 2160,
    format: 'png',
    mostBytes: null,
    clear: [],
    takes: SCREEN,
    source: 'the pixels of a 4K screen',
    checked: CHECKED,
  },
  'desktop-5k': {
    label: { en: 'Desktop wallpaper, 5K', zh: '桌面壁纸 5K' },
    group: 'screens',
    widthPx: 5120,
    heightPx: 2880,
    format: 'png',
    mostBytes: null,
    clear: [],
    takes: SCREEN,
    source: 'the pixels of a 5K screen',
    checked: CHECKED,
  },
  'desktop-8k': {
    label: { en: 'Desktop wallpaper, 8K', zh: '桌面壁纸 8K' },
    group: 'screens',
    widthPx: 7680,
    heightPx: 4320,
    format: 'jpg',
    mostBytes: null,
    clear: [],
    takes: SCREEN,
    source: 'the pixels of an 8K screen: 33 megapixels, more than some phones can draw',
    checked: CHECKED,
  },
  'e-ink': {
    label: { en: 'E-ink', zh: '墨水屏' },
    group: 'screens',
    widthPx: 800,
    heightPx: 480,
    format: 'png',
    mostBytes: 90_000,
    greys: 4,
    clear: [],
    takes: { shape: 'own', formats: ['png'] },
    source: 'docs.rs/trmnl: 800 × 480, one or two bits, PNG under 90 KB',
    checked: CHECKED,
  },
  'a6-card': {
    label: { en: 'A6 card', zh: 'A6 卡片' },
    group: 'print',
    widthPx: 1240,
    heightPx: 1748,
    format: 'png',
    mostBytes: null,
    clear: [],
    takes: PRINT,
    source: 'ISO 216: 105 × 148 mm, at 300 dpi',
    checked: CHECKED,
  },
  'a4-poster': {
    label: { en: 'A4 poster', zh: 'A4 海报' },
    group: 'print',
    widthPx: 2480,
    heightPx: 3508,
    format: 'png',
    mostBytes: null,
    clear: [],
    takes: PRINT,
    source: 'ISO 216: 210 × 297 mm, at 300 dpi',
    checked: CHECKED,
  },
} as const satisfies Record<string, Target>

export type TargetId = keyof typeof TARGETS

/** What a card is made for: a target, or anything. */
export type MadeFor = TargetId | 'anything'

/** null: the card is made for anything. */
export function targetOf(madeFor: MadeFor): Target | null {
  return madeFor === 'anything' ? null : TARGETS[madeFor]
}

/** The listed ratio nearest to a target's: the card's own once it is freed. */
export function nearestRatio(target: Pick<Target, 'widthPx' | 'heightPx'>): RatioId {
  const distance = (id: RatioId) =>
    Math.abs(Math.log(target.widthPx / target.heightPx / (RATIOS[id].width / RATIOS[id].height)))
  return (Object.keys(RATIOS) as RatioId[]).reduce((best, id) => (distance(id) < distance(best) ? id : best))
}

/** The listed ratio that a target has; null if it has one of its own. */
export function ratioOfTarget(target: Pick<Target, 'widthPx' | 'heightPx'>): RatioId | null {
  const id = nearestRatio(target)
  return hasShape(target, RATIOS[id].width / RATIOS[id].height) ? id : null
}
