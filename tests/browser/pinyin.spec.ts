import { button, card, openEditor, openTab, radio } from './editorPage'
import { expect, QUOTE, test, type Page } from './fixtures'

const showPinyin = (page: Page) => page.getByRole('switch', { name: 'Show Pinyin', exact: true })

test(
  'pinyin is switched on in Display; the words stay what they are, for the eye and for who writes in them',
  { tag: ['@full-tablet', '@full-phone'] },
  async ({ sharedPage: page }) => {
    const dictionaries: string[] = []
    page.on('request', (request) => {
      if (/\/dictionary-/.test(request.url())) dictionaries.push(request.url())
    })
    await openEditor(page)
    await expect(card(page)).toHaveAccessibleName(new RegExp(QUOTE.translation))
    const plain = await card(page).screenshot()
    await openTab(page, 'Display')
    await expect(showPinyin(page)).not.toBeChecked()
    await showPinyin(page).check()
    await expect.poll(async () => (await card(page).screenshot()).equals(plain)).toBe(false)
    await expect(card(page)).toHaveAccessibleName(new RegExp(QUOTE.translation))
    expect(dictionaries).toEqual([]) // Almanac quotes come with their pinyin and need no dictionary.

    const blocks = page.getByRole('group', { name: 'Blocks on the card' })
    await blocks.getByRole('button', { name: /^Translation/ }).focus()
    await page.keyboard.press('Enter')
    const field = page.getByRole('textbox', { name: 'Write the translation', exact: true })
    await expect(field).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText('重庆很重要。')
    await expect(card(page)).toHaveAccessibleName(/重庆很重要。/)
    await expect.poll(() => dictionaries.length).toBe(1)
    await page.keyboard.press('Escape')
  },
)

test('the switch rests in columns, and says why', { tag: '@full' }, async ({ editor: page }) => {
  await openTab(page, 'Display')
  await showPinyin(page).check()
  await openTab(page, 'Text')
  await page.getByRole('tab', { name: 'Composition', exact: true }).click()
  await radio(page, 'Composition', 'Vertical').check()
  await openTab(page, 'Display')
  await expect(showPinyin(page)).toBeDisabled()
  await expect(showPinyin(page)).toHaveAccessibleDescription(
    'Columns and squared paper have no room for pinyin.',
  )
  await button(page, 'Undo').click()
  await expect(showPinyin(page)).toBeEnabled()
  await expect(showPinyin(page)).toBeChecked()
})
