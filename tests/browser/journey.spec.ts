import { readFile } from 'node:fs/promises'
import { pictureFile } from '../fixtures/pictureFile'
import { button, card, isPhone, openTab, radio, textbox } from './editorPage'
import { CARD_OF_TODAY, expect, test } from './fixtures'

test(
  'from home to a custom card, exported',
  { tag: ['@full-tablet', '@phone'] },
  async ({ sharedPage: page }) => {
    await test.step('home shows the day’s card and leads to the editor', async () => {
      await page.goto('/en')
      await expect(page.getByRole('img', { name: CARD_OF_TODAY })).toBeVisible()
      await page.getByRole('link', { name: 'Edit This Quote' }).click()
      await expect(card(page)).toHaveAccessibleName(CARD_OF_TODAY)
    })

    await test.step('words', async () => {
      await openTab(page, 'Content')
      await button(page, 'Edit Content').click()
      await textbox(page, 'Quote').fill('Less is more.')
      await textbox(page, 'Author').fill('Somebody')
      await openTab(page, 'Translation')
      await textbox(page, 'Translation text').fill('少即是多。')
      await button(page, 'Save').click()
      await expect(card(page)).toHaveAccessibleName('Less is more.; 少即是多。; Somebody; 21 November 2026')
    })

    await test.step('a template, then custom font, background and frame', async () => {
      await openTab(page, 'Templates')
      const template = page.getByRole('option', { name: 'Natural Green', exact: true })
      await template.click()
      await expect(template).toHaveAttribute('aria-selected', 'true')
      await openTab(page, 'Text')
      await radio(page, 'Font family', 'Serif').check()
      await openTab(page, 'Size')
      await radio(page, 'Quote size', 'Large').check()
      await openTab(page, 'Color')
      await radio(page, 'Quote color', 'Blue').check()
      await openTab(page, 'Background')
      await radio(page, 'Background type', 'Gradient').check()
      await radio(page, 'Gradient', 'Dusk haze').check()
      await openTab(page, 'Frame')
      await radio(page, 'Frame style', 'Polaroid').check()
      await radio(page, 'Aspect ratio', '9:16').check()
      if (isPhone(page)) await page.getByRole('switch', { name: 'Actual ratio' }).click()
      await expect(page.getByText('1080 × 1920', { exact: true })).toBeVisible()
    })

    await test.step('what is shown', async () => {
      await openTab(page, 'Display')
      await page.getByRole('switch', { name: 'Show Author' }).click()
      await expect(card(page)).toHaveAccessibleName('Less is more.; 少即是多。; 21 November 2026')
    })

    await test.step('undo and redo', async () => {
      await openTab(page, 'Frame')
      await radio(page, 'Aspect ratio', '1:1').check()
      await expect(page.getByText('1080 × 1080', { exact: true })).toBeVisible()
      await button(page, 'Undo').click()
      await expect(page.getByText('1080 × 1920', { exact: true })).toBeVisible()
      await button(page, 'Redo').click()
      await expect(page.getByText('1080 × 1080', { exact: true })).toBeVisible()
    })

    await test.step('saved exact to the pixel', async () => {
      await button(page, 'Export Settings').click()
      await page.getByRole('radio', { name: '4x 4K' }).check()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        button(page, 'Export Image').click(),
      ])
      expect(download.suggestedFilename()).toBe('quote-2026-11-21.png')
      const file = pictureFile(new Uint8Array(await readFile(await download.path())))
      expect(file).toEqual({ type: 'image/png', widthPx: 2_160, heightPx: 2_160 })
      await expect(
        page.getByRole('status').filter({ hasText: 'Downloading. 2160 × 2160, PNG, ' }),
      ).toBeVisible()
    })

    await test.step('and kept', async () => {
      await page.reload()
      await expect(card(page)).toHaveAccessibleName('Less is more.; 少即是多。; 21 November 2026')
      await openTab(page, 'Frame')
      await expect(radio(page, 'Frame style', 'Polaroid')).toBeChecked()
    })
  },
)
