import { BACKGROUNDS } from '../../../src/look/backgrounds'
import { button, card, isPhone, openEditor, openTab, radio, textbox } from '../editorPage'
import { expect, setClock, type Page } from '../fixtures'
import { MAIN, PANELS, type Visit, type Walk } from './visit'

const COMPOSITIONS = { vertical: { en: 'Vertical', zh: '直排' }, whisper: { en: 'Whisper', zh: '留白' } }

function inEditor(walk: Walk): Walk {
  return async (visit) => {
    await openEditor(visit.page, visit.language)
    await walk(visit)
  }
}

async function compose({ page, language, words }: Visit, id: keyof typeof COMPOSITIONS): Promise<void> {
  await openTab(page, words.editor.tabs.text)
  await openTab(page, words.composition.label)
  await radio(page, words.composition.label, COMPOSITIONS[id][language]).check()
}

const block = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })

export const words = inEditor(async ({ page, words, look }) => {
  await look()
  await button(page, words.content.editContent).click()
  for (const part of ['quoteContent', 'translation', 'media'] as const) {
    await openTab(page, words.content[part])
    await look(PANELS)
  }
})

export const display = inEditor(async (visit) => {
  const { page, words, look } = visit
  const shown = (name: string) => page.getByRole('switch', { name, exact: true })
  await openTab(page, words.editor.tabs.display)
  await look(PANELS)
  await page.getByRole('radiogroup', { name: words.display.lead }).getByRole('radio').nth(2).check()
  await shown(words.display.seal).check()
  await shown(words.display.pinyin).check()
  await expect(textbox(page, words.display.sealText)).toBeVisible()
  await look(PANELS)
  await compose(visit, 'whisper')
  await openTab(page, words.editor.tabs.display)
  await expect(shown(words.display.quotationMarks)).toBeDisabled()
  await look(PANELS)
})

export const text = inEditor(async ({ page, words, look }) => {
  await openTab(page, words.editor.tabs.text)
  for (const part of [words.text.font, words.text.size, words.text.color, words.composition.label]) {
    await openTab(page, part)
    await look(PANELS)
  }
})

export const frame = inEditor(async ({ page, words, look }) => {
  await openTab(page, words.editor.tabs.frame)
  await look(PANELS)
  await page.getByRole('radiogroup', { name: words.frame.shadow }).getByRole('radio').first().check()
  await look(PANELS)
})

export const background = inEditor(async ({ page, language, words, look }) => {
  await openTab(page, words.editor.tabs.background)
  for (const { label } of Object.values(BACKGROUNDS)) {
    await radio(page, words.background.type, label[language]).check()
    await look(PANELS)
  }
  await expect(page.getByRole('group', { name: words.art.painting })).toBeVisible()
})

export const templates = inEditor(async ({ page, words, look }) => {
  await openTab(page, words.editor.tabs.templates)
  const act = async (name: string) => {
    if (!isPhone(page)) return button(page, name).click()
    await page.getByRole('tabpanel').getByRole('button', { name: words.templates.more, exact: true }).click()
    await look(PANELS)
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  for (let kept = 0; kept < 2; kept++) {
    await act(words.templates.saveLook)
    if (kept === 0) await look(PANELS)
    await button(page, words.templates.keep).click()
  }
  await look(MAIN)
  await act(words.templates.manage)
  await look(PANELS)
})

export const tools = inEditor(async ({ page, words, look }) => {
  const settings = button(page, words.export.settings)
  await settings.click()
  await look(MAIN)
  await settings.click()
  await page.getByRole('group', { name: words.canvas.list }).getByRole('button').first().focus()
  const toolbar = page.getByRole('toolbar')
  await expect(toolbar).toBeVisible()
  await look(MAIN)
  await toolbar.getByRole('button', { name: words.canvas.larger }).click()
  if (!isPhone(page)) await toolbar.getByRole('button', { name: words.canvas.align['text-left'] }).click()
  await toolbar.locator('[aria-expanded]').click()
  const colours = page.getByRole('radiogroup', { name: words.canvas.color, exact: true })
  await colours.getByRole('radio').nth(2).check()
  await look()
})

export const inPlace = inEditor(async (visit) => {
  const { page, words, look } = visit
  await block(page, words.canvas.blocks.author).focus()
  await page.keyboard.press('Enter')
  await expect(textbox(page, words.inPlace.author)).toBeFocused()
  await look()
  await page.keyboard.press('Escape')
  await block(page, words.canvas.blocks.content).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+a')
  await button(page, words.emphasis.label).click()
  await expect(radio(page, words.emphasis.label, words.emphasis.marker)).toBeVisible()
  await look(MAIN)
  await page.keyboard.press('Escape') // from the choices to the words
  await page.keyboard.press('Escape')
  await expect(textbox(page, words.inPlace.content)).toHaveCount(0)
  await compose(visit, 'vertical')
  await block(page, words.canvas.blocks.translation).focus()
  await page.keyboard.press('Enter')
  await expect(textbox(page, words.inPlace.translation)).toBeFocused()
  await look()
})

export const tooLong = inEditor(async ({ page, words, look }) => {
  const box = (await card(page).boundingBox())!
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height * (isPhone(page) ? 0.36 : 0.42))
  await expect(textbox(page, words.inPlace.content)).toBeFocused()
  await look(MAIN)
  await page.keyboard.insertText('Too many words for any card. '.repeat(100))
  await page.keyboard.press('Escape')
  await expect(page.getByText(words.editor.shortened.content)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible({ visible: !isPhone(page) })
  await look(MAIN)
  await page.keyboard.press('Escape')
  const [before, after] = words.editor.remedies.pages.split('{{count}}') as [string, string]
  await page.getByRole('button', { name: new RegExp(`${before}\\d+${after}`) }).click()
  await expect(page.getByRole('list', { name: words.pages.label, exact: true })).toBeVisible()
  await look(MAIN)
})

export const failures = inEditor(async ({ page, language, words, look }) => {
  await setClock(page, '2026-11-22T09:00:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText(words.newDay.text)).toBeVisible()
  await look(MAIN)

  page.removeAllListeners('console') // The provoked failure is logged there too.
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toDataURL = () => 'data:,'
  })
  // Changes the card: the previous card's file may have been made ahead.
  await openTab(page, words.editor.tabs.frame)
  await page.getByRole('radiogroup', { name: words.frame.shadow }).getByRole('radio').first().check()
  await button(page, words.export.image).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await openTab(page, words.editor.tabs.background)
  await radio(page, words.background.type, BACKGROUNDS.image.label[language]).check()
  const address = page.getByRole('textbox', { name: words.background.imageUrl })
  await address.fill('/no/such-picture.png')
  await address.press('Enter')
  await expect(page.getByRole('tabpanel').getByRole('alert')).toBeVisible()
  await look()
})

export const product = inEditor(async ({ page, words, look }) => {
  await openTab(page, words.editor.tabs.content)
  await radio(page, words.content.kind, words.content.kinds.product).check({ force: true })
  await button(page, words.content.loadExample).click()
  await expect(card(page)).toHaveAccessibleName(/Quotidian/)
  await look()
  await button(page, words.content.editContent).click()
  await textbox(page, words.content.votes).fill('x')
  await look(PANELS)
  await button(page, words.content.cancel).click()
  for (const name of [words.editor.tabs.display, words.editor.tabs.text, words.text.size, words.text.color]) {
    await openTab(page, name)
    await look(PANELS)
  }
})

export const twoTabs = inEditor(async ({ page, words, look }) => {
  const other = await page.context().newPage()
  await openEditor(other)
  await openTab(other, 'Frame')
  await radio(other, 'Shadow', 'Large').check()
  await page.bringToFront()
  await expect(page.getByRole('status').filter({ hasText: words.kept.outdated })).toBeVisible()
  await look()
})
