import { addTexts } from './i18n'
import en from './locales/en.info.json'
import zh from './locales/zh.info.json'

addTexts({ en, zh })
