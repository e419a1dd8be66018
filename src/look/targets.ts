import type { Label } from '../language/languages'
import { keysOf } from '../scene/values'
import type { TargetId } from './ids'
import { RATIOS, type RatioId } from './ratios'
import { hasShape, type Target } from './target'

export type { TargetId }

export const TARGET_GROUPS = {
  social: { en: 'Social', zh: '社交' },
  wechat: { en: 'WeChat', zh: '微信' },
  screens: { en: 'Screens', zh: '屏幕' },
  print: { en: 'Print', zh: '印刷' },
} satisfies Record<Target['group'], Label>

const OF_MOST = { mostBytes: null, clear: [], checked: '2026-11-21' } satisfies Partial<Target>

/** limits of its scheduling interface; also 3:4 since 2025 */
const OF_INSTAGRAM: Target['takes'] = { shape: { from: 3 / 4, to: 1.91 }, formats: ['jpg', 'png'] }

/** Editor order (DECISIONS.md, Made for). */
export const TARGETS = withDefaults({
  'instagram-story': {
    label: { en: 'Instagram Story', zh: 'Instagram 快拍' },
    group: 'social',
    widthPx: 1080,
    heightPx: 1920,
    format: 'jpg',
    mostBytes: 8_000_000,
    clear: [
      { side: 'top', share: 0.14, label: { en: 'Name and buttons', zh: '名字与按钮' } },
      { side: 'bottom', share: 0.2, label: { en: 'Reply field', zh: '回复栏' } },
    ],
    takes: { shape: 'own', formats: ['jpg', 'png'] },
    source: 'Meta, quoted by odysseymediagroup: 14 % above and 20 % below stay clear; bytes: ayrshare',
  },
  'instagram-post': {
    label: { en: 'Instagram Post', zh: 'Instagram 帖子' },
    group: 'social',
    widthPx: 1080,
    heightPx: 1350,
    format: 'jpg',
    mostBytes: 8_000_000,
    clear: [
      { side: 'left', share: 34 / 1080, label: { en: 'Cut off in the grid', zh: '主页里会裁去' } },
      { side: 'right', share: 34 / 1080, label: { en: 'Cut off in the grid', zh: '主页里会裁去' } },
    ],
    takes: OF_INSTAGRAM,
    source: 'socialbu, pixexact: the grid shows 3:4, which cuts 34 px a side off 4:5; bytes: ayrshare',
  },
  'instagram-grid': {
    label: { en: 'Instagram Post 3:4', zh: 'Instagram 帖子 3:4' },
    group: 'social',
    widthPx: 1080,
    heightPx: 1440,
    format: 'jpg',
    mostBytes: 8_000_000,
    takes: OF_INSTAGRAM,
    source: 'socialbu, pixexact: the shape of the grid since 2025; bytes: ayrshare',
  },
  'instagram-square': {
    label: { en: 'Instagram Square', zh: 'Instagram 方图' },
    group: 'social',
    widthPx: 1080,
    heightPx: 1080,
    format: 'jpg',
    mostBytes: 8_000_000,
    clear: [
      { side: 'left', share: 135 / 1080, label: { en: 'Cut off in the grid', zh: '主页里会裁去' } },
      { side: 'right', share: 135 / 1080, label: { en: 'Cut off in the grid', zh: '主页里会裁去' } },
    ],
    takes: OF_INSTAGRAM,
    source: 'socialbu, pixexact: the grid shows 3:4, which cuts 135 px a side off 1:1; bytes: ayrshare',
  },
  xiaohongshu: {
    label: { en: 'Xiaohongshu', zh: '小红书' },
    group: 'social',
    widthPx: 1242,
    heightPx: 1660,
    format: 'jpg',
    showsLess: ['qrCode', 'watermark'],
    takes: { shape: 'any', formats: ['png', 'jpg', 'webp'], makesJpeg: true },
    source: '06925.com (weak): 1242 × 1660, written anew as JPEG; no limit of bytes could be cited',
  },
  x: {
    label: { en: 'X', zh: 'X' },
    group: 'social',
    widthPx: 1200,
    heightPx: 675,
    format: 'png',
    mostBytes: 5_000_000,
    takes: { shape: 'any', formats: ['png', 'jpg', 'webp'] },
    source: 'ComfyUI#2137: a PNG over 5 MB becomes JPEG',
  },
  linkedin: {
    label: { en: 'LinkedIn', zh: 'LinkedIn' },
    group: 'social',
    widthPx: 1200,
    heightPx: 627,
    format: 'png',
    takes: { shape: 'any', formats: ['jpg', 'png'] },
    source: '1.91:1 by custom, no page of its own could be cited; no limit of bytes could be cited',
  },
  facebook: {
    label: { en: 'Facebook', zh: 'Facebook' },
    group: 'social',
    widthPx: 1200,
    heightPx: 630,
    format: 'png',
    takes: { shape: 'any', formats: ['png', 'jpg', 'webp'] },
    source: 'the open-graph picture, 1.91:1; no limit of bytes could be cited',
  },
  pinterest: {
    label: { en: 'Pinterest', zh: 'Pinterest' },
    group: 'social',
    widthPx: 1000,
    heightPx: 1500,
    format: 'jpg',
    takes: { shape: 'any', formats: ['png', 'jpg', 'webp'] },
    source: '2:3 by custom, nothing citable found; no limit of bytes could be cited',
  },
  moments: {
    label: { en: 'Moments', zh: '朋友圈' },
    group: 'wechat',
    widthPx: 1080,
    heightPx: 1440,
    format: 'jpg',
    takes: { shape: 'any', formats: ['png', 'jpg', 'webp'], makesJpeg: true },
    source: 'Luban#57, #6, #169 (2016-17): JPEG, long side up to 1280-1440; no limit of bytes could be cited',
  },
  'article-cover': {
    label: { en: 'Article cover', zh: '公众号封面' },
    group: 'wechat',
    widthPx: 900,
    heightPx: 383,
    format: 'png',
    takes: { shape: 'own', formats: ['jpg', 'png'] },
    source: 'diwuai 2025: 2.35:1; no strip that a title covers and no limit of bytes could be cited',
  },
  'article-square': {
    label: { en: 'Article cover, square', zh: '公众号方封面' },
    group: 'wechat',
    widthPx: 500,
    heightPx: 500,
    format: 'png',
    takes: { shape: 'own', formats: ['jpg', 'png'] },
    source: 'diwuai 2025: shown with the second article and in chats; no limit of bytes could be cited',
  },
  iphone: {
    label: { en: 'iPhone wallpaper', zh: '手机壁纸' },
    group: 'screens',
    widthPx: 1206,
    heightPx: 2622,
    format: 'png',
    clear: [
      { side: 'top', share: 0.32, label: { en: 'Clock and widgets', zh: '时钟与小组件' } },
      { side: 'bottom', share: 0.12, label: { en: 'Torch and camera', zh: '手电筒与相机' } },
    ],
    takes: { shape: 'own', formats: ['png', 'jpg', 'webp'] },
    source: 'pixotter; clock and buttons cover both ends, how much is our own estimate: nothing is published',
  },
  desktop: {
    label: { en: 'Desktop wallpaper', zh: '桌面壁纸' },
    group: 'screens',
    widthPx: 3840,
    heightPx: 2160,
    format: 'png',
    takes: { shape: 'own', formats: ['png', 'jpg', 'webp'] },
    source: 'the pixels of a 4K screen',
  },
  'desktop-5k': {
    label: { en: 'Desktop wallpaper, 5K', zh: '桌面壁纸 5K' },
    group: 'screens',
    widthPx: 5120,
    heightPx: 2880,
    format: 'png',
    takes: { shape: 'own', formats: ['png', 'jpg', 'webp'] },
    source: 'the pixels of a 5K screen',
  },
  'desktop-8k': {
    label: { en: 'Desktop wallpaper, 8K', zh: '桌面壁纸 8K' },
    group: 'screens',
    widthPx: 7680,
    heightPx: 4320,
    format: 'jpg',
    takes: { shape: 'own', formats: ['png', 'jpg', 'webp'] },
    source: 'the pixels of an 8K screen: 33 megapixels, more than some phones can draw',
  },
  'e-ink': {
    label: { en: 'E-ink', zh: '墨水屏' },
    group: 'screens',
    widthPx: 800,
    heightPx: 480,
    format: 'png',
    mostBytes: 90_000,
    greys: 4,
    takes: { shape: 'own', formats: ['png'] },
    source: 'docs.rs/trmnl: 800 × 480, one or two bits, PNG under 90 KB',
  },
  'a6-card': {
    label: { en: 'A6 card', zh: 'A6 卡片' },
    group: 'print',
    widthPx: 1240,
    heightPx: 1748,
    format: 'png',
    dpi: 300,
    takes: { shape: 'own', formats: ['jpg', 'png'] },
    source: 'ISO 216: 105 × 148 mm, at 300 dpi',
  },
  'a4-poster': {
    label: { en: 'A4 poster', zh: 'A4 海报' },
    group: 'print',
    widthPx: 2480,
    heightPx: 3508,
    format: 'png',
    dpi: 300,
    takes: { shape: 'own', formats: ['jpg', 'png'] },
    source: 'ISO 216: 210 × 297 mm, at 300 dpi',
  },
})

function withDefaults(
  targets: Record<TargetId, Omit<Target, keyof typeof OF_MOST> & Partial<Target>>,
): Readonly<Record<TargetId, Target>> {
  const entries = keysOf(targets).map((id) => [id, { ...OF_MOST, ...targets[id] }])
  return Object.fromEntries(entries) as Record<TargetId, Target>
}

export type MadeFor = TargetId | 'anything'

export function targetOf(madeFor: MadeFor = 'anything'): Target | null {
  return madeFor === 'anything' ? null : TARGETS[madeFor]
}

export function nearestRatio(target: Pick<Target, 'widthPx' | 'heightPx'>): RatioId {
  const distance = (id: RatioId) =>
    Math.abs(Math.log(target.widthPx / target.heightPx / (RATIOS[id].width / RATIOS[id].height)))
  return (Object.keys(RATIOS) as RatioId[]).reduce((best, id) => (distance(id) < distance(best) ? id : best))
}

/** null if the target has its own ratio. */
export function ratioOfTarget(target: Pick<Target, 'widthPx' | 'heightPx'>): RatioId | null {
  const id = nearestRatio(target)
  return hasShape(target, RATIOS[id].width / RATIOS[id].height) ? id : null
}
