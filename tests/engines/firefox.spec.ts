import { expect, it } from 'vitest'
import { findFirefox } from '../../.ci/engines.mjs'
import { startBuiltServer } from '../fixtures/builtServer.mjs'
import { startHoldingServer } from './holdingServer'
import { journeysIn } from './journeys'
import { startFirefox } from './puppeteerBrowser'
import { expectLive, expectShown, waitUntil } from './visitor'

journeysIn(() => startFirefox(findFirefox()!))

/** Firefox aborts a page's loads as soon as the visitor leaves. */
it('a page that is left before its code has come says no failure', async () => {
  const product = await startBuiltServer()
  const slow = await startHoldingServer(product.origin, /AboutPage-|\/en\/guide/)
  const firefox = await startFirefox(findFirefox()!)
  try {
    const browser = await firefox.open()
    await browser.goTo(`${slow.origin}/en/about`)
    await waitUntil(async () => slow.holds(/AboutPage-/), 'the page does not ask for its code')
    const hasTheRest = () =>
      browser.evaluate(() => {
        const { code } = document.querySelector<HTMLElement>('[data-code]')!.dataset
        const come = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
        return code!.split(' ').every((file) => file.includes('AboutPage-') || come.includes(file))
      })
    await waitUntil(hasTheRest, 'the rest of its code does not come')
    await browser.evaluate(() => void (location.href = '/en/guide'))
    await waitUntil(async () => slow.holds(/guide/), 'the page is not left')
    await expectLive(browser)
    const saysFailure = browser.evaluate(async () => {
      let stays = false // Leaving may cause the message, and a slow machine may get here late.
      void window.leaving!.then(() => (stays = true))
      for (let frame = 0; frame < 60; frame += 1) {
        if (!stays && document.querySelector('[role=alert]')) return true
        await new Promise(requestAnimationFrame)
      }
      return false
    })
    expect(await saysFailure).toBe(false)
    slow.release()
    await expectShown(browser, { role: 'heading', name: 'Guide' })
  } finally {
    await firefox.close()
    slow.stop()
    await product.stop()
  }
})
