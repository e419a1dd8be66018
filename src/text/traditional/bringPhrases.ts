/** OpenCC's phrases, 450 KB gz: for words that are not the almanac's. */
import { Converter } from 'opencc-js/cn2t'
import { providePhrases } from './traditional'

providePhrases(Converter({ from: 'cn', to: 'tw' }))
