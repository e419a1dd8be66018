import type { Target } from '../target'

export const target: Target = {
  order: 130,
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
  takes: { shape: 'own', formats: ['png', 'jpg', 'webp'] },
  source: 'pixotter; clock and buttons cover both ends, how much is our own estimate: nothing is published',
  checked: '2026-11-21',
}
