import { addTexts } from './i18n'
import en from './locales/en.editor.json'
import zh from './locales/zh.editor.json'

/**
 * The editor's own texts ship with its code, so that other pages do not wait for them. Importing this file
 * adds them.
 */
addTexts({ en, zh })
