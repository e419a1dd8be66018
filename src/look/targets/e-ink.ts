import type { Target } from '../target'

export const target: Target = {
  order: 170,
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
  checked: '2026-11-21',
}
