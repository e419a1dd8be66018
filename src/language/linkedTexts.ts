import { addTexts } from './i18n'
import en from './locales/en.linked.json'
import zh from './locales/zh.linked.json'

addTexts({ en, zh })
