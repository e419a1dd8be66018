import { card, isDesktop, openEditor, openTab, radio } from './editorPage'
import { fingersOn } from './fingers'
import { expect, test, type Page } from './fixtures'

const inPlace = (page: Page) => page.getByRole('textbox', { name: 'Write the quote', exact: true })
const inPanel = (page: Page) => page.getByRole('textbox', { name: 'Quote', exact: true })
const emphasis = (page: Page) => page.getByRole('button', { name: 'Emphasis', exact: true })

const looksOf = (page: Page) => card(page).screenshot()

test('words selected on the card are marked by keys, and typing goes on @full-phone', async ({
  sharedPage: page,
}) => {
  await openEditor(page)
  const { x, y, width, height } = (await card(page).boundingBox())!
  const middle = { x: x + width / 2, y: y + 0.45 * height }
  if (isDesktop(page)) await page.mouse.dblclick(middle.x, middle.y)
  else await (await fingersOn(page)).doubleTap(middle)
  await expect(inPlace(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('Well begun is half done')
  await page.keyboard.press('ControlOrMeta+Home')
  for (const _letter of 'Well') await page.keyboard.press('Shift+ArrowRight')
  await expect(emphasis(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(emphasis(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(radio(page, 'Emphasis', 'None')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(radio(page, 'Emphasis', 'Marker')).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(inPlace(page)).toBeFocused()
  await page.keyboard.press('End')
  await expect(emphasis(page)).toHaveCount(0)
})

test('a press on a choice leaves the words selected', async ({ sharedPage: page }) => {
  await openEditor(page)
  await openTab(page, 'Content')
  await inPanel(page).click()
  await inPanel(page).fill('Well begun is half done')
  await inPanel(page).press('ControlOrMeta+a')
  const before = await looksOf(page)
  await emphasis(page).click()
  await radio(page, 'Emphasis', 'Underline').click({ force: true })
  await expect(radio(page, 'Emphasis', 'Underline')).toBeChecked()
  await expect(inPanel(page)).toBeFocused()
  await expect.poll(async () => (await looksOf(page)).equals(before)).toBe(false)
  await radio(page, 'Emphasis', 'None').click({ force: true })
  await expect(radio(page, 'Emphasis', 'None')).toBeChecked()
})

test('asterisks typed in the content become a mark, and single ones stay @full', async ({
  sharedPage: page,
}) => {
  await openEditor(page)
  await openTab(page, 'Content')
  await inPanel(page).click()
  await inPanel(page).fill('')
  await page.keyboard.type('Well *begun')
  await page.keyboard.type('*')
  await expect(inPanel(page)).toHaveValue('Well begun')
  await page.keyboard.type(' is half done, 2*3')
  await expect(inPanel(page)).toHaveValue('Well begun is half done, 2*3')
  await inPanel(page).press('ControlOrMeta+Home')
  for (const _letter of 'Well ') await page.keyboard.press('ArrowRight')
  for (const _letter of 'begun') await page.keyboard.press('Shift+ArrowRight')
  await emphasis(page).click()
  await expect(radio(page, 'Emphasis', 'Marker')).toBeChecked()
})

test('one undo in the field brings its asterisks back @full', async ({ sharedPage: page }) => {
  await openEditor(page)
  await openTab(page, 'Content')
  await inPanel(page).click()
  await inPanel(page).fill('')
  await page.keyboard.type('Well *begun*')
  await expect(inPanel(page)).toHaveValue('Well begun')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(inPanel(page)).toHaveValue('Well *begun*')
})
