import editorEn from '../../../src/language/locales/en.editor.json' with { type: 'json' }
import cardsEn from '../../../src/language/locales/en.cards.json' with { type: 'json' }
import daysEn from '../../../src/language/locales/en.days.json' with { type: 'json' }
import linkedEn from '../../../src/language/locales/en.linked.json' with { type: 'json' }
import printEn from '../../../src/language/locales/en.print.json' with { type: 'json' }
import setEn from '../../../src/language/locales/en.set.json' with { type: 'json' }
import siteEn from '../../../src/language/locales/en.site.json' with { type: 'json' }
import cardsZh from '../../../src/language/locales/zh.cards.json' with { type: 'json' }
import daysZh from '../../../src/language/locales/zh.days.json' with { type: 'json' }
import editorZh from '../../../src/language/locales/zh.editor.json' with { type: 'json' }
import linkedZh from '../../../src/language/locales/zh.linked.json' with { type: 'json' }
import printZh from '../../../src/language/locales/zh.print.json' with { type: 'json' }
import setZh from '../../../src/language/locales/zh.set.json' with { type: 'json' }
import siteZh from '../../../src/language/locales/zh.site.json' with { type: 'json' }
import type { Page } from '../fixtures'

export const WORDS = {
  en: { ...siteEn, ...cardsEn, ...daysEn, ...linkedEn, ...printEn, ...setEn, ...editorEn },
  zh: { ...siteZh, ...cardsZh, ...daysZh, ...linkedZh, ...printZh, ...setZh, ...editorZh },
}

export interface Visit {
  page: Page
  language: keyof typeof WORDS
  words: (typeof WORDS)['en']
  look: (within?: string) => Promise<void>
}

export type Walk = (visit: Visit) => Promise<void>

export const PANELS = '[role=tabpanel], [role=tablist]'
export const MAIN = 'main'
