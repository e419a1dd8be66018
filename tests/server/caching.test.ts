import { describe, expect, it } from 'vitest'
import { matchesEtag } from '../../src/server/answers'

const ETAG = '"5f1a90b2"'

describe('a tag that a browser sends back', () => {
  it.each([
    ETAG,
    `W/${ETAG}`,
    '*',
    `"other", ${ETAG}`,
    'W/"5f1a90b2-gzip"',
    '"5f1a90b2-br"',
    '"5f1a90b2;gzip"',
    '"5f1a90b2--gzip"',
    'W/"5f1a90b2-zstd", "other"',
  ])('%s matches, also with what a proxy that compresses added', (tag) =>
    expect(matchesEtag(ETAG, tag)).toBe(true),
  )

  it.each(['', '"other"', '"5f1a90b2-x"', '"other-gzip"', '"5f1a90b2gzip"', '5f1a90b2-gzip'])(
    '%s does not match',
    (tag) => expect(matchesEtag(ETAG, tag)).toBe(false),
  )

  it('matches where the tag itself names an encoding', () => {
    expect(matchesEtag('"5f1a90b2-br"', '"5f1a90b2-br"')).toBe(true)
    expect(matchesEtag('"5f1a90b2-br"', 'W/"5f1a90b2-gzip"')).toBe(false)
  })
})
