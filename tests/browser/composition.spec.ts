import { button, card, isPhone, openEditor, openTab, radio } from './editorPage'
import { expect, test } from './fixtures'
import { expectAccessible, watchConsole } from './watch'

test(
  'a composition is chosen in Text, by picture; one undo brings back card and frame',
  { tag: ['@tablet', '@phone'] },
  async ({ page }) => {
    const expectQuiet = watchConsole(page)
    await openEditor(page)
    await openTab(page, 'Frame')
    await radio(page, 'Frame style', 'Polaroid').check()
    await openTab(page, 'Text')
    await page.getByRole('tab', { name: 'Composition', exact: true }).click()
    await expect(radio(page, 'Composition', 'Plain')).toBeChecked()
    await expectAccessible(page, '[role=tabpanel]')

    await radio(page, 'Composition', 'Verse').check()
    await expect(card(page)).toHaveAccessibleName(/21 November 2026/)
    await openTab(page, 'Frame')
    await expect(radio(page, 'Frame style', 'Clean')).toBeChecked() // a polaroid takes no other
    if (isPhone(page)) await page.keyboard.press('Control+z')
    else await button(page, 'Undo').click()
    await expect(radio(page, 'Frame style', 'Polaroid')).toBeChecked()
    await openTab(page, 'Text')
    await expect(radio(page, 'Composition', 'Plain')).toBeChecked()
    expectQuiet()
  },
)

test('words in another composition are selected and written in place', async ({ page }) => {
  await openEditor(page)
  await openTab(page, 'Text')
  await page.getByRole('tab', { name: 'Composition', exact: true }).click()
  await radio(page, 'Composition', 'Verse').check()
  const box = (await card(page).boundingBox())!
  await page.mouse.dblclick(box.x + box.width * 0.25, box.y + box.height * 0.3)
  const field = page.getByRole('textbox', { name: 'Write the quote', exact: true })
  await expect(field).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('Less is more.')
  await expect(card(page)).toHaveAccessibleName(/^Less is more\.; /)
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
})

test('words in columns are written in the panel, which a double-click opens', async ({ page }) => {
  await openEditor(page)
  await openTab(page, 'Text')
  await page.getByRole('tab', { name: 'Composition', exact: true }).click()
  await radio(page, 'Composition', 'Vertical').check()
  const box = (await card(page).boundingBox())!
  await page.mouse.dblclick(box.x + box.width * 0.86, box.y + box.height * 0.35)
  const field = page.getByRole('textbox', { name: 'Translation text', exact: true })
  await expect(field).toBeVisible()
  await field.fill('少即是多。')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(card(page)).toHaveAccessibleName(/少即是多/)
})
