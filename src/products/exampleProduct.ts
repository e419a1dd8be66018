import { emptyProduct, type Product } from '../card/product'
import type { LanguageId } from '../language/languages'
import { SITE } from '../site'

const WORDS = {
  en: {
    name: 'Quotidian',
    tagline: 'A quote a day, made into a picture worth sharing',
    description:
      'One quote every day, in English and Chinese. Set it in type you like, on paper you like, and save it sharp, up to 4K. Free, in the browser, with no account.',
    topics: ['Quotes', 'Design', 'Typography'],
  },
  zh: {
    name: '日签 Quotidian',
    tagline: '每天一句，做成值得分享的图',
    description:
      '每天一句话，中英对照。字体、底色、边框随你挑，存成清晰的图，最高 4K。打开浏览器就能用，免费，不用注册。',
    topics: ['每日一句', '设计', '字体'],
  },
} as const satisfies Record<LanguageId, Pick<Product, 'name' | 'tagline' | 'description' | 'topics'>>

/** It is this site; votes and comments are its numbers of quotes and templates. */
export function exampleProduct(day: string, language: LanguageId, url: string = SITE.siteUrl): Product {
  return {
    ...emptyProduct(day),
    ...WORDS[language],
    logoUrl: '/example/logo.png',
    pictureUrl: '/example/picture.webp',
    votes: 366,
    comments: 27,
    url,
  }
}
