/** OpenCC's phrases, 450 KB gz: for words that are not the almanac's. */
import { Converter } from 'opencc-js/cn2t'
import type { Phrases } from './traditional'

export const phrases: Phrases = Converter({ from: 'cn', to: 'tw' })
