import { describe, expect, it } from 'vitest'
import { preferredTag } from '../../src/server/pages'

describe('the language a browser likes best', () => {
  it.each([
    ['en-GB', 'en-GB'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-CN'],
    ['en;q=0.4, zh-TW ; q=0.9', 'zh-TW'],
    ['fr;q=0.8, zh', 'zh'],
    ['de, en', 'de'],
    ['en;q=0, zh;q=0.1', 'zh'],
    ['*, en;q=0.5', 'en'],
    ['*', undefined],
    ['', undefined],
    [', ;q=1', undefined],
    ['<script>', undefined],
    ['en;q=high', 'en'],
  ])('of “%s” is %s', (header, tag) => expect(preferredTag(header)).toBe(tag))
})
