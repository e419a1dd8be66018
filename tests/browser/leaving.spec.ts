import { button, card, openTab, textbox } from './editorPage'
import { CARD_OF_TODAY, expect, test } from './fixtures'
import { holdRequests } from './holdRequests'
import { watchConsole } from './watch'

const TYPE = /\.woff2$|\/api\/card\.type\?/

for (const from of ['/en', '/en/editor']) {
  test(
    `${from}: a visitor who goes to another page and comes back finds the card`,
    { tag: from === '/en' ? '@full' : [] },
    async ({ page }) => {
      const expectQuiet = watchConsole(page)
      const { expectRequested, release } = await holdRequests(page, TYPE)
      await page.goto(from, { waitUntil: 'commit' }) // The load event would wait for these files too.
      await expectRequested()
      const shown = page.getByRole('img', { name: CARD_OF_TODAY })
      await expect(shown).toBeHidden()
      await page.getByRole('link', { name: 'About', exact: true }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
      release()
      await page.getByRole('link', { name: 'Home', exact: true }).first().click()
      await expect(shown).toBeVisible()
      await page.getByRole('link', { name: 'Edit This Quote' }).click()
      await expect(card(page)).toHaveAccessibleName(CARD_OF_TODAY)
      expectQuiet()
    },
  )
}

test('leaving right after Export Image causes no error', { tag: '@full' }, async ({ page }) => {
  const expectQuiet = watchConsole(page)
  await page.goto('/en/editor')
  await expect(card(page)).toBeVisible()
  const { expectRequested, release } = await holdRequests(page, TYPE)
  await openTab(page, 'Content')
  await button(page, 'Edit Content').click()
  await textbox(page, 'Quote').fill('鑫淼焱') // These characters need font files that no quote has loaded.
  await expectRequested()
  await button(page, 'Export Image').click()
  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  release()
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(page.getByRole('img', { name: CARD_OF_TODAY })).toBeVisible()
  expectQuiet()
})
