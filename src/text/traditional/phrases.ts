/** 450 KB gz: for text outside the almanac. */
import { Converter } from 'opencc-js/cn2t'
import type { Phrases } from './traditional'

export const phrases: Phrases = Converter({ from: 'cn', to: 'tw' })
