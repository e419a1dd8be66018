import { describe, expect, it } from 'vitest'
import { filesFor } from '../../src/offline/build'

const rule = (family: string, file: string, range?: string) =>
  `@font-face{font-family:${family};src:url(/assets/${file}.woff2)format("woff2")${range ? `;unicode-range:${range}` : ''}}`

describe('type that is stored for days to come', () => {
  it('is each family’s files that have one of the characters, once', () => {
    const css = [
      rule('Inter', 'latin', 'U+0-FF,U+2019'),
      rule('Inter', 'greek', 'U+370-3FF'),
      rule('Noto', 'common', 'U+4E00-4E0F,U+65E5'),
      rule('Noto', 'rare', 'U+9F98'),
      rule('Smiley', 'whole'),
      rule('Smiley', 'whole'),
      '.title{font-family:Inter}',
    ].join('\n')
    const assets = (...names: string[]) => names.map((name) => `/assets/${name}.woff2`)
    expect(filesFor('日', css)).toEqual(assets('common', 'whole'))
    expect(filesFor('it’s 日', css)).toEqual(assets('latin', 'common', 'whole'))
    expect(filesFor('', css)).toEqual(assets('whole'))
  })
})
