import { addTexts } from './i18n'
import en from './locales/en.editor.json'
import zh from './locales/zh.editor.json'

/** So that other pages do not load them. */
addTexts({ en, zh })
