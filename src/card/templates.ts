import type { Label } from '../language/languages'
import { BACKGROUND_COLOURS } from '../look/palette'
import { DEFAULT_SETTINGS, type CardSettings, type TextSettings } from './settings'

/** A whole look under a name. Applying one keeps only the choice to show quotation marks. */
export interface Template {
  label: Label
  icon: string // key of the icon set
  group: 'basic' | 'weather'
  settings: CardSettings
}

export const TEMPLATES = {
  minimal: {
    label: { en: 'Minimal', zh: '简约' },
    icon: 'minus',
    group: 'basic',
    settings: look(
      {
        frameStyle: 'minimal',
        shadow: 'none',
        backgroundColor: BACKGROUND_COLOURS.white.hex,
        showQuotationMarks: false,
      },
      { bold: false, authorSize: 'text-sm', translationSize: 'text-base' },
    ),
  },
  professional: {
    label: { en: 'Professional', zh: '商务' },
    icon: 'briefcase',
    group: 'basic',
    settings: look(
      {
        frameStyle: 'window',
        shadow: 'lg',
        margin: 'none',
        backgroundType: 'gradient',
        gradientValue: 'bg-gradient-to-b from-slate-700 to-slate-900',
      },
      { align: 'text-left', translationSize: 'text-base', customAuthorColor: '#1D4ED8' },
    ),
  },
  modern: {
    label: { en: 'Modern', zh: '现代' },
    icon: 'square',
    group: 'basic',
    settings: look(
      { frameStyle: 'clean', shadow: 'none', backgroundColor: '#FFD43B', showQuotationMarks: false },
      {
        fontFamily: 'font-modern',
        align: 'text-left',
        letterSpacing: 1,
        customContentColor: '#111111',
        customTranslationColor: '#2B2610',
        customAuthorColor: '#111111',
      },
    ),
  },
} satisfies Record<string, Template>

export type TemplateId = keyof typeof TEMPLATES

/** The settings after a template is applied to a card (product.md §4). */
export function applyTemplate(id: TemplateId, current: CardSettings): CardSettings {
  return { ...TEMPLATES[id].settings, showQuotationMarks: current.showQuotationMarks }
}

/** The template these settings are, if they are one to the letter (but for the quotation marks). */
export function matchingTemplate(settings: CardSettings): TemplateId | null {
  const written = JSON.stringify({ ...settings, showQuotationMarks: true })
  const found = Object.entries(TEMPLATES).find(
    ([, template]) => JSON.stringify({ ...template.settings, showQuotationMarks: true }) === written,
  )
  return (found?.[0] as TemplateId | undefined) ?? null
}

function look(settings: Partial<CardSettings>, text: Partial<TextSettings>): CardSettings {
  return { ...DEFAULT_SETTINGS, ...settings, textSettings: { ...DEFAULT_SETTINGS.textSettings, ...text } }
}
