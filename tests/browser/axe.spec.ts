import { expect, test, type Page } from './live'
import editorEn from '../../src/language/locales/en.editor.json' with { type: 'json' }
import siteEn from '../../src/language/locales/en.json' with { type: 'json' }
import editorZh from '../../src/language/locales/zh.editor.json' with { type: 'json' }
import siteZh from '../../src/language/locales/zh.json' with { type: 'json' }
import { expectAccessible, watchConsole } from './watch'

/**
 * One walk through every tab and pop-up for each language and theme. The whole page is looked at once; after that the
 * part that changed: nothing else on the page did.
 */
const WORDS = { en: { ...siteEn, ...editorEn }, zh: { ...siteZh, ...editorZh } }
const BACKGROUNDS = {
  en: ['Gradient', 'Dotted', 'Striped', 'Image', 'Solid'],
  zh: ['渐变', '圆点', '条纹', '图片', '纯色'],
}
const PANELS = '[role=tabpanel], [role=tablist]'
const EDITOR = 'main'

const isDesktop = (page: Page) => page.viewportSize()!.width > 1023
const isPhone = (page: Page) => page.viewportSize()!.width < 768
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

for (const language of ['en', 'zh'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const words = WORDS[language]
    const tabs = words.editor.tabs

    test.describe(`no finding of any weight, ${language}, ${colorScheme}`, () => {
      test.beforeEach(async ({ page }) => {
        const isOneOfTwo = (language === 'en') === (colorScheme === 'light')
        test.skip(!isDesktop(page) && !isOneOfTwo, 'each language and each theme once')
        test.setTimeout(180_000)
        await page.clock.setSystemTime(new Date(2026, 10, 21, 9))
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.goto(`/${language}/editor`)
        await expect(page.getByRole('img').first()).toBeVisible({ timeout: 20_000 })
      })

      test('on the tabs of words and type', async ({ page }) => {
        const expectQuiet = watchConsole(page)
        await expectAccessible(page)
        await button(page, words.content.editContent).click()
        for (const part of ['quoteContent', 'translation', 'media'] as const) {
          await tab(page, words.content[part])
          await expectAccessible(page, PANELS)
        }
        await button(page, words.content.cancel).click()
        await expectAccessible(page, PANELS)
        await tab(page, tabs.display)
        await expectAccessible(page, PANELS)
        await tab(page, tabs.text)
        for (const part of ['font', 'size', 'color'] as const) {
          await tab(page, words.text[part])
          await expectAccessible(page, PANELS)
        }
        expectQuiet()
      })

      test('on the tabs of looks', async ({ page }) => {
        const expectQuiet = watchConsole(page)
        await tab(page, tabs.frame)
        await expectAccessible(page, PANELS)
        await page.getByRole('radiogroup', { name: words.frame.shadow }).getByRole('radio').first().check()
        await expectAccessible(page, PANELS) // the margin is closed now, and says why
        await tab(page, tabs.background)
        for (const name of BACKGROUNDS[language]) {
          const types = page.getByRole('radiogroup', { name: words.background.type, exact: true })
          await types.getByRole('radio', { name, exact: true }).check()
          await expectAccessible(page, PANELS)
        }
        await tab(page, tabs.templates)
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

      test('on the card, in pop-ups and messages', async ({ page }) => {
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

        const card = (await page.getByRole('img').first().boundingBox())!
        await page.mouse.dblclick(
          card.x + card.width / 2,
          card.y + card.height * (isPhone(page) ? 0.36 : 0.42),
        )
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

        await page.clock.setSystemTime(new Date(2026, 10, 22, 9))
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        await expect(page.getByText(words.newDay.text)).toBeVisible()
        await expectAccessible(page, EDITOR)
        expectQuiet()
      })

      test('where an export failed and a picture was refused', async ({ page }) => {
        await page.evaluate(() => {
          HTMLCanvasElement.prototype.toDataURL = () => 'data:,'
        })
        await button(page, words.export.image).click()
        await expect(page.getByRole('alert')).toBeVisible()
        await tab(page, tabs.background)
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
}
