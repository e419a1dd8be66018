import { addTexts } from './i18n'
import en from './locales/en.print.json'
import zh from './locales/zh.print.json'

addTexts({ en, zh })
