import { readFile } from 'node:fs/promises'
import { PNG } from 'pngjs'
import { button, card, isPhone, openEditor, openTab, textbox as text } from './editorPage'
import { expect, QUOTE, test, type Page } from './fixtures'

const press = (page: Page, name: string) => button(page, name).click()

async function openExample(page: Page, language = 'en'): Promise<void> {
  await openEditor(page, language)
  const isEnglish = language === 'en'
  await openTab(page, isEnglish ? 'Content' : '内容')
  await page.getByRole('radio', { name: isEnglish ? 'Product' : '产品', exact: true }).check({ force: true })
  await press(page, isEnglish ? 'Load Example' : '载入示例')
  await expect(card(page)).toHaveAccessibleName(/Quotidian/)
}

test.describe('a product’s card', () => {
  test(
    'loads the example, in the page’s language, and Undo restores the quote',
    { tag: '@full' },
    async ({ sharedPage: page }) => {
      await openExample(page, 'zh')
      await expect(card(page)).toHaveAccessibleName(/^日签 Quotidian；.*366 票；27 条评论；/)
      await page.getByRole('radio', { name: '句子', exact: true }).check({ force: true })
      await expect(card(page)).not.toHaveAccessibleName(/366 票/)
      // On a Chinese page, English text is marked with its language and keeps its punctuation.
      const blocks = page.getByRole('group', { name: '卡片上的各块' })
      await expect(blocks.getByRole('button', { name: /^句子：/ }).locator('[lang=en]')).toHaveText(
        QUOTE.content.replace(/\P{L}+$/u, ''),
      )
      await expect(blocks.getByRole('button', { name: /^译文：/ }).locator('[lang]')).toHaveCount(0)
      const citation = page.getByText(/^出处：/)
      await expect(citation.locator('[lang=en]').first()).toHaveText(`${QUOTE.work}, ${QUOTE.source}`)
      await expect(page.getByRole('textbox', { name: '句子', exact: true })).toHaveAttribute('lang', 'en')
      await page.getByRole('radio', { name: '产品', exact: true }).check({ force: true })
      await expect(card(page)).toHaveAccessibleName(/366 票/)
      for (let step = 0; step < 4; step++)
        await page.getByRole('button', { name: '撤销', exact: true }).click()
      await expect(page.getByRole('button', { name: '撤销', exact: true })).toBeDisabled()
      await expect(card(page)).not.toHaveAccessibleName(/Quotidian/)
    },
  )

  test('accepts every detail, reports invalid ones, and keeps all of them over a reload', async ({
    sharedPage: page,
  }) => {
    await openExample(page)
    await press(page, 'Edit Content')
    await expect(text(page, 'Product name')).toBeFocused()
    await text(page, 'Product name').fill('Lantern')
    await text(page, 'Tagline').fill('A light to read by')
    await text(page, 'Description').fill('It knows when you fall asleep.')
    await text(page, 'Votes').fill('1,2b')
    await expect(page.getByText('Type a whole number')).toBeVisible()
    await text(page, 'Votes').fill('1,280')
    await expect(page.getByText('Type a whole number')).toHaveCount(0)
    await text(page, 'Comments').fill('')
    await text(page, 'Topics').fill('Light, Reading，Sleep')
    await text(page, 'Product URL').fill('lantern')
    await text(page, 'Votes').focus()
    await expect(page.getByText('Type a complete web address')).toBeVisible()
    await text(page, 'Product URL').fill('lantern.example.com')
    await text(page, 'Votes').focus()
    await expect(page.getByText('Type a complete web address')).toHaveCount(0)
    const words =
      /^Lantern; A light to read by; It knows when you fall asleep\.; Light, Reading, Sleep; 1,280 votes; \d/
    await expect(card(page)).toHaveAccessibleName(words)
    await page.reload()
    await expect(card(page)).toHaveAccessibleName(words)
    await expect(text(page, 'Product name')).toHaveValue('Lantern')
    await press(page, 'Save')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(card(page)).toHaveAccessibleName(/^Quotidian; /)
  })

  test(
    'shows and hides its parts, and its blocks are selected and edited on the card',
    { tag: '@full' },
    async ({ sharedPage: page }) => {
      await openExample(page)
      const blocks = page.getByRole('group', { name: 'Blocks on the card' })
      for (const name of [
        /^Logo$/,
        /^Name: Quotidian/,
        /^Tagline: /,
        /^Description: /,
        /^Product picture$/,
        /^Topics: /,
        /^Votes and comments: /,
        /^QR code$/,
      ])
        await expect(blocks.getByRole('button', { name })).toBeAttached()
      await openTab(page, 'Display')
      for (const [shown, block] of [
        ['Show Logo', /^Logo$/],
        ['Show Tagline', /^Tagline: /],
        ['Show Description', /^Description: /],
        ['Show Picture', /^Product picture$/],
        ['Show Topics', /^Topics: /],
        ['Show QR Code', /^QR code$/],
      ] as const) {
        await page.getByRole('switch', { name: shown }).uncheck({ force: true })
        await expect(blocks.getByRole('button', { name: block })).toHaveCount(0)
      }
      await blocks.getByRole('button', { name: /^Name: / }).focus()
      await page.keyboard.press('Enter')
      await expect(text(page, 'Write the name')).toBeFocused()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('Lantern')
      await page.keyboard.press('Enter')
      await expect(card(page)).toHaveAccessibleName(/^Lantern; /)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('+')
      await expect(page.getByRole('button', { name: 'Reset placement' })).toBeEnabled()
    },
  )

  test(
    'is saved exact to the pixel, pictures and all',
    { tag: ['@full-tablet', '@full-phone', '@full'] },
    async ({ sharedPage: page }) => {
      await openExample(page)
      const coming = page.waitForEvent('download')
      await press(page, 'Export Image')
      const file = PNG.sync.read(await readFile(await (await coming).path()))
      expect([file.width, file.height]).toEqual(isPhone(page) ? [1080, 1350] : [1920, 1080])
      await expect(page.getByRole('status').filter({ hasText: /^Downloading\./ })).toBeVisible()
    },
  )
})
