import type { Label } from '../language/languages'

export interface NamedColour {
  label: Label
  hex: string
}

export const BACKGROUND_COLOURS = {
  white: { label: { en: 'White', zh: '白' }, hex: '#FFFFFF' },
  lightGray: { label: { en: 'Light gray', zh: '浅灰' }, hex: '#F0F0F0' },
  khaki: { label: { en: 'Khaki', zh: '卡其' }, hex: '#F0E68C' },
  mint: { label: { en: 'Mint', zh: '薄荷' }, hex: '#BDF2D5' },
  skyBlue: { label: { en: 'Sky blue', zh: '天蓝' }, hex: '#AAD8F0' },
  lavender: { label: { en: 'Lavender', zh: '薰衣草' }, hex: '#DAD4F5' },
  pink: { label: { en: 'Pink', zh: '粉' }, hex: '#FFC6D2' },
  beige: { label: { en: 'Beige', zh: '米' }, hex: '#F5F2EB' },
  lightCyan: { label: { en: 'Light cyan', zh: '浅青' }, hex: '#DCF7F7' },
  lightGreen: { label: { en: 'Light green', zh: '浅绿' }, hex: '#B5EAB5' },
  lightOrange: { label: { en: 'Light orange', zh: '浅橙' }, hex: '#FFD9A6' },
  lightBlue: { label: { en: 'Light blue', zh: '浅蓝' }, hex: '#BFDCE8' },
} satisfies Record<string, NamedColour>

export const TEXT_COLOURS = {
  black: { label: { en: 'Black', zh: '黑' }, hex: '#111111' },
  darkGray: { label: { en: 'Dark gray', zh: '深灰' }, hex: '#374151' },
  gray: { label: { en: 'Gray', zh: '灰' }, hex: '#6B7280' },
  lightGray: { label: { en: 'Light gray', zh: '浅灰' }, hex: '#D1D5DB' },
  white: { label: { en: 'White', zh: '白' }, hex: '#FFFFFF' },
  orange: { label: { en: 'Theme orange', zh: '主题橙' }, hex: '#E4572E' },
  blue: { label: { en: 'Blue', zh: '蓝' }, hex: '#1D4ED8' },
  green: { label: { en: 'Green', zh: '绿' }, hex: '#15803D' },
  red: { label: { en: 'Red', zh: '红' }, hex: '#B4322A' },
  purple: { label: { en: 'Purple', zh: '紫' }, hex: '#6D28D9' },
} satisfies Record<string, NamedColour>

export type TextColourId = keyof typeof TEXT_COLOURS
