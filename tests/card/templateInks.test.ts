import { describe, expect, it } from 'vitest'
import { restoreSettings } from '../../src/card/restore'
import { DEFAULT_SETTINGS } from '../../src/card/settings'
import { TEMPLATES } from '../../src/card/templates'
import { storedBeforeTemplateInks } from '../state/oldSettings'

describe('settings stored before a template’s colours had a place of their own', () => {
  it.each(Object.entries(TEMPLATES))('are the same look in the template %s', (_id, { settings }) => {
    expect(restoreSettings(storedBeforeTemplateInks(settings))).toEqual(settings)
  })

  it('keep a colour that was set by hand', () => {
    const { settings } = TEMPLATES.modern
    const byHand = { ...settings, textSettings: { ...settings.textSettings, customAuthorColor: '#123456' } }
    expect(restoreSettings(storedBeforeTemplateInks(byHand))).toEqual(byHand)
  })

  it('keep all colours where there is no template', () => {
    const { templateInks: _, ...old } = { ...DEFAULT_SETTINGS, smallColor: '#123456', accentColor: '#654321' }
    expect(restoreSettings(old)).toEqual({ ...old, templateInks: DEFAULT_SETTINGS.templateInks })
  })
})
