import { button, card, isPhone, openEditor, openTab } from './editorPage'
import { expect, setClock, test } from './fixtures'
import editorEn from '../../src/language/locales/en.editor.json' with { type: 'json' }
import siteEn from '../../src/language/locales/en.json' with { type: 'json' }
import editorZh from '../../src/language/locales/zh.editor.json' with { type: 'json' }
import siteZh from '../../src/language/locales/zh.json' with { type: 'json' }
import { expectAccessible, watchConsole } from './watch'

/**
 * One walk through every tab and pop-up for each language and theme. The whole page is checked once; after
 * that only the part that changed.
 */
const WORDS = { en: { ...siteEn, ...editorEn }, zh: { ...siteZh, ...editorZh } }
const BACKGROUNDS = {
  en: ['Gradient', 'Dotted', 'Striped', 'Image', 'Solid'],
  zh: ['渐变', '圆点', '条纹', '图片', '纯色'],
}
const PANELS = '[role=tabpanel], [role=tablist]'
const EDITOR = 'main'

/** Each language in each theme, and each arrangement of the editor. */
const VISITS = [
  { language: 'en', colorScheme: 'light', tag: [] },
  { language: 'zh', colorScheme: 'dark', tag: [] },
  { language: 'zh', colorScheme: 'light', tag: ['@tablet', '@touch'] },
  { language: 'en', colorScheme: 'dark', tag: ['@phone', '@touch'] },
] as const

for (const { language, colorScheme, tag } of VISITS) {
  const words = WORDS[language]
  const tabs = words.editor.tabs

  test.describe(`no violations of any impact, ${language}, ${colorScheme}`, { tag: [...tag] }, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await openEditor(page, language)
    })

    test('on any of its tabs', async ({ page }) => {
      const expectQuiet = watchConsole(page)
      await expectAccessible(page)
      await button(page, words.content.editContent).click()
      for (const part of ['quoteContent', 'translation', 'media'] as const) {
        await openTab(page, words.content[part])
        await expectAccessible(page, PANELS)
      }
      await button(page, words.content.cancel).click()
      await expectAccessible(page, PANELS)
      await openTab(page, tabs.display)
      await expectAccessible(page, PANELS)
      await openTab(page, tabs.text)
      for (const part of ['font', 'size', 'color'] as const) {
        await openTab(page, words.text[part])
        await expectAccessible(page, PANELS)
      }

      await openTab(page, tabs.frame)
      await expectAccessible(page, PANELS)
      await page.getByRole('radiogroup', { name: words.frame.shadow }).getByRole('radio').first().check()
      await expectAccessible(page, PANELS) // the margin is disabled now, and says why
      await openTab(page, tabs.background)
      for (const name of BACKGROUNDS[language]) {
        const types = page.getByRole('radiogroup', { name: words.background.type, exact: true })
        await types.getByRole('radio', { name, exact: true }).check()
        await expectAccessible(page, PANELS)
      }
      await openTab(page, tabs.templates)
      for (let kept = 0; kept < 2; kept++) {
        await button(page, words.templates.saveLook).click()
        if (kept === 0) await expectAccessible(page, PANELS)
        await button(page, words.templates.keep).click()
      }
      await expectAccessible(page, EDITOR) // with its toasts
      await button(page, words.templates.manage).click()
      await expectAccessible(page, PANELS)
      expectQuiet()
    })

    test('on the card, in pop-ups, messages and failures', async ({ page }) => {
      const expectQuiet = watchConsole(page)
      const settings = button(page, words.export.settings)
      await settings.click()
      await expectAccessible(page, EDITOR)
      await settings.click()

      const block = page.getByRole('group', { name: words.canvas.list }).getByRole('button').first()
      await block.focus()
      await expect(page.getByRole('toolbar')).toBeVisible()
      await expectAccessible(page, EDITOR)
      await page.getByRole('toolbar').locator('[aria-expanded]').click()
      await expect(page.getByRole('radiogroup', { name: words.canvas.color, exact: true })).toBeVisible()
      await expectAccessible(page, EDITOR)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')

      const box = (await card(page).boundingBox())!
      await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height * (isPhone(page) ? 0.36 : 0.42))
      await expect(page.getByRole('textbox', { name: words.inPlace.content })).toBeFocused()
      await expectAccessible(page, EDITOR)
      await page.keyboard.insertText('Too many words for any card. '.repeat(100))
      await page.keyboard.press('Escape')
      await expect(page.getByText(words.editor.shortened.content)).toBeVisible()
      await page.keyboard.press('Escape')

      await page.keyboard.press('?')
      await expect(page.getByRole('dialog')).toBeVisible({ visible: !isPhone(page) })
      await expectAccessible(page, EDITOR) // with what the card could not show
      await page.keyboard.press('?')

      await setClock(page, '2026-11-22T09:00:00')
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(page.getByText(words.newDay.text)).toBeVisible()
      await expectAccessible(page, EDITOR)
      expectQuiet() // a failure is logged to the console too

      await page.evaluate(() => {
        HTMLCanvasElement.prototype.toDataURL = () => 'data:,'
      })
      await page.keyboard.press('Control+z') // another card: the file of this one may have been made ahead
      await button(page, words.export.image).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await openTab(page, tabs.background)
      const types = page.getByRole('radiogroup', { name: words.background.type, exact: true })
      await types.getByRole('radio', { name: BACKGROUNDS[language][3]!, exact: true }).check()
      const address = page.getByRole('textbox', { name: words.background.imageUrl })
      await address.fill('/no/such-picture.png')
      await address.press('Enter')
      await expect(page.getByRole('tabpanel').getByRole('alert')).toBeVisible()
      await expectAccessible(page)
    })
  })
}
