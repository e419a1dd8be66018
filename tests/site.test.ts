import { describe, expect, it } from 'vitest'
import { SiteSettingError, siteFromEnvironment } from '../src/site'

describe('what an owner sets', () => {
  it('has working defaults, for blank values too', () => {
    const defaults = siteFromEnvironment({})
    expect(defaults).toMatchObject({
      quoteEndpoint: '/api/quote',
      quoteProxy: '',
      siteUrl: 'http://localhost:4173',
    })
    expect(defaults.widgetLinks).toHaveLength(2)
    expect(siteFromEnvironment({ VITE_SITE_URL: ' ', VITE_QUOTE_PROXY: '', MODE: 'test' })).toEqual(defaults)
  })

  it('is read whole', () =>
    expect(
      siteFromEnvironment({
        VITE_SITE_URL: 'https://quotes.example/',
        VITE_CONTACT_EMAIL: 'us@quotes.example',
        VITE_TIP_JAR_URL: 'https://tips.example/us?x=1',
        VITE_PAYMENT_LINK: 'wxp://f2f0abc',
        VITE_WIDGET_LINKS: 'One|https://one.example, 二|https://two.example/a',
        VITE_QUOTE_ENDPOINT: 'https://provider.example/daily?key=1',
        VITE_QUOTE_PROXY: 'https://proxy.example/get?url=',
      }),
    ).toEqual({
      siteUrl: 'https://quotes.example',
      contactEmail: 'us@quotes.example',
      tipJarUrl: 'https://tips.example/us?x=1',
      paymentLink: 'wxp://f2f0abc',
      widgetLinks: [
        { label: 'One', url: 'https://one.example' },
        { label: '二', url: 'https://two.example/a' },
      ],
      quoteEndpoint: 'https://provider.example/daily?key=1',
      quoteProxy: 'https://proxy.example/get?url=',
    }))

  it.each([
    ['VITE_SITE_URL', 'quotes.example'],
    ['VITE_SITE_URL', 'ftp://quotes.example'],
    ['VITE_SITE_URL', 'https://quotes.example/?a'],
    ['VITE_SITE_URL', 'https://'],
    ['VITE_CONTACT_EMAIL', 'nobody'],
    ['VITE_CONTACT_EMAIL', 'a b@c.example'],
    ['VITE_TIP_JAR_URL', 'javascript:alert(1)'],
    ['VITE_PAYMENT_LINK', 'javascript:alert(1)'],
    ['VITE_PAYMENT_LINK', 'wxp:'],
    ['VITE_WIDGET_LINKS', 'https://one.example'],
    ['VITE_WIDGET_LINKS', 'One|https://one.example'],
    ['VITE_WIDGET_LINKS', 'One|https://one.example, Two|two'],
    ['VITE_QUOTE_ENDPOINT', 'api/quote'],
    ['VITE_QUOTE_ENDPOINT', '//other.example/api'],
    ['VITE_QUOTE_ENDPOINT', '/api quote'],
    ['VITE_QUOTE_PROXY', 'proxy.example'],
  ])('%s may not be %j: one line says which and why', (name, value) => {
    const reading = () => siteFromEnvironment({ [name]: value })
    expect(reading).toThrow(SiteSettingError)
    expect(reading).toThrow(new RegExp(`^${name} is ".*": it must be .+$`))
  })
})
