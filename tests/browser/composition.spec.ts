import { button, card, getQuoteOf, isDesktop, isPhone, openTab, radio } from './editorPage'
import { fingersOn } from './fingers'
import { expect, QUOTE, test } from './fixtures'

test(
  'a composition is chosen in Text, by picture; one undo brings back card and frame',
  { tag: ['@full-tablet', '@full-phone'] },
  async ({ editor: page }) => {
    await openTab(page, 'Frame')
    await radio(page, 'Frame style', 'Polaroid').check()
    await openTab(page, 'Text')
    await page.getByRole('tab', { name: 'Composition', exact: true }).click()
    await expect(radio(page, 'Composition', 'Plain')).toBeChecked()

    await radio(page, 'Composition', 'Verse').check()
    await expect(card(page)).toHaveAccessibleName(/21 November 2026/)
    await openTab(page, 'Frame')
    await expect(radio(page, 'Frame style', 'Clean')).toBeChecked() // The polaroid composition fixes its frame style.
    if (isPhone(page)) await page.keyboard.press('Control+z')
    else await button(page, 'Undo').click()
    await expect(radio(page, 'Frame style', 'Polaroid')).toBeChecked()
    await openTab(page, 'Text')
    await expect(radio(page, 'Composition', 'Plain')).toBeChecked()
  },
)

test(
  'compositions fill the panel, and the chosen one is in sight',
  { tag: ['@phone', '@full'] },
  async ({ editor: page }) => {
    await openTab(page, 'Text')
    await page.getByRole('tab', { name: 'Composition', exact: true }).click()
    await radio(page, 'Composition', 'Verse').check()
    await openTab(page, 'Content')
    await openTab(page, 'Text')
    const tops = await page
      .getByRole('radiogroup', { name: 'Composition' })
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((choice) => choice.getBoundingClientRect().top))
    expect(new Set(tops).size).toBeGreaterThan(3)
    const list = page.getByRole('tabpanel', { name: 'Composition' }) // templates name compositions too
    await expect(list.getByText('Verse', { exact: true })).toBeInViewport({ ratio: 1 })
  },
)

test(
  'words in another composition are selected and written in place',
  { tag: '@full' },
  async ({ editor: page }) => {
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
  },
)

test(
  'the language that leads is chosen in Display; with the translation hidden it stands alone',
  { tag: ['@full', '@full-tablet', '@full-phone'] },
  async ({ editor: page }) => {
    await openTab(page, 'Display')
    await expect(radio(page, 'Main language', 'Automatic')).toBeChecked()
    await radio(page, 'Main language', 'Chinese').check()
    await expect(card(page)).toHaveAccessibleName(new RegExp(`^${QUOTE.translation}; ${QUOTE.content}`))

    const translation = page.getByRole('switch', { name: 'Show Translation', exact: true })
    await translation.uncheck()
    await expect(card(page)).toHaveAccessibleName(new RegExp(`^${QUOTE.translation}; `))
    await expect(card(page)).not.toHaveAccessibleName(new RegExp(QUOTE.content))
    await radio(page, 'Main language', 'English').check()
    await expect(card(page)).toHaveAccessibleName(new RegExp(`^${QUOTE.content}; `))
    await expect(translation).not.toBeChecked()
    await translation.check()
    await expect(card(page)).toHaveAccessibleName(new RegExp(`^${QUOTE.content}; ${QUOTE.translation}`))
  },
)

test(
  'settings that a composition has its own way in rest, and say why',
  { tag: '@full' },
  async ({ editor: page }) => {
    await openTab(page, 'Text')
    const bold = page.getByRole('switch', { name: 'Bold', exact: true })
    await expect(bold).toBeEnabled()
    await page.getByRole('tab', { name: 'Composition', exact: true }).click()
    await radio(page, 'Composition', 'Whisper').check()
    await page.getByRole('tab', { name: 'Font', exact: true }).click()
    await expect(bold).toBeDisabled()
    await expect(bold).toHaveAccessibleDescription(/do not apply to this layout/)
    await expect(page.getByRole('radiogroup', { name: 'Alignment' })).toHaveAccessibleDescription(
      /do not apply to this layout/,
    )
    await page.getByRole('tab', { name: 'Size', exact: true }).click()
    const spacing = page.getByRole('slider', { name: 'Letter spacing' })
    await expect(spacing).toBeDisabled()
    await expect(spacing).toHaveAccessibleDescription(/dragging it on the card/)
    await openTab(page, 'Display')
    const marks = page.getByRole('switch', { name: 'Show Quotation Marks', exact: true })
    await expect(marks).toBeDisabled()
    await expect(marks).toHaveAccessibleDescription(/does not show quotation marks/)
  },
)

test(
  'a name that the almanac knows is written in the panel, which a double-click opens',
  { tag: '@full' },
  async ({ editor: page }) => {
    await openTab(page, 'Text')
    await page.getByRole('tab', { name: 'Composition', exact: true }).click()
    await radio(page, 'Composition', 'Vertical').check()
    await expect(page.getByRole('button', { name: /^Author: 吉尔伯特/ })).toBeAttached()
    const box = (await card(page).boundingBox())!
    await page.mouse.dblclick(box.x + box.width * 0.748, box.y + box.height * 0.5)
    const field = page.getByRole('textbox', { name: 'Author', exact: true })
    await expect(field).toBeVisible()
    await field.fill('Anon')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(card(page)).toHaveAccessibleName(/Anon/)
  },
)

test(
  'on a card in black ink, where Chinese leads, what is written goes to the text that is seen',
  { tag: ['@full', '@full-tablet', '@full-phone'] },
  async ({ editor: page }) => {
    await getQuoteOf(page, '2026-11-25') // The original is in a third language, so the frame chooses what leads.
    const content = 'But all things excellent are as difficult as they are rare.'
    const translation = '凡美好卓越之物，既难得，又稀少。'
    await openTab(page, 'Frame')
    await radio(page, 'Frame style', 'Brush').check()
    await expect(page.getByRole('button', { name: /^Quote: / })).toHaveAccessibleName(`Quote: ${translation}`)
    const { x, y, width, height } = (await card(page).boundingBox())!
    const inWords = { x: x + 0.5 * width, y: y + (isPhone(page) ? 0.33 : 0.42) * height }
    if (isDesktop(page)) await page.mouse.dblclick(inWords.x, inWords.y)
    else await (await fingersOn(page)).doubleTap(inWords)
    const field = page.getByRole('textbox', { name: 'Write the translation', exact: true })
    await expect(field).toBeFocused()
    expect((await field.inputValue()).replaceAll('\n', '')).toBe(translation)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText("shǎo'jí'shì'duō") // Imitates an unfinished input-method composition.
    const written = async () => (await field.inputValue()).replaceAll('\n', '') // in the card's lines
    await expect.poll(written).toBe("shǎo'jí'shì'duō")
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText('少即是多。')
    await page.keyboard.press('Escape')
    await openTab(page, 'Content')
    await expect(page.getByRole('textbox', { name: 'Quote', exact: true })).toHaveValue(content)
    await page.getByRole('tab', { name: 'Translation', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Translation text', exact: true })).toHaveValue(
      '少即是多。',
    )
  },
)

test(
  'in the Content panel, letters on their way to Chinese leave the words where they are',
  { tag: '@full' },
  async ({ editor: page }) => {
    await openTab(page, 'Text')
    await page.getByRole('tab', { name: 'Composition', exact: true }).click()
    await radio(page, 'Composition', 'Whisper').check()
    await openTab(page, 'Display')
    await radio(page, 'Main language', 'Chinese').check()
    await openTab(page, 'Content')
    await page.getByRole('tab', { name: 'Translation', exact: true }).click()
    await button(page, 'Edit Content').click()
    const texts = page.getByRole('button', { name: /^(Quote|Translation): / })
    await expect(texts.first()).toHaveAccessibleName(/^Translation/)
    await page.getByRole('textbox', { name: 'Translation text', exact: true }).fill("shǎo'jí")
    await expect(texts.filter({ hasText: 'shǎo' })).toBeAttached()
    await expect(texts.first()).toHaveAccessibleName(/^Translation/)
    await button(page, 'Save').click()
    await expect(texts.first()).toHaveAccessibleName(/^Quote/)
  },
)

for (const composition of ['Poster', 'Editorial', 'Manuscript', 'Plain'])
  test(
    `what an input method writes is underlined where it will stand: ${composition}`,
    { tag: composition === 'Poster' ? ['@full-tablet', '@full-phone'] : ['@full'] },
    async ({ editor: page }) => {
      if (composition !== 'Plain') {
        await openTab(page, 'Text')
        await page.getByRole('tab', { name: 'Composition', exact: true }).click()
        await radio(page, 'Composition', composition).check()
      }
      const lead = composition === 'Manuscript' ? /^Translation: / : /^Quote: /
      await page.getByRole('button', { name: lead }).focus()
      await page.keyboard.press('Enter')
      const field = page.getByRole('textbox', { name: /^Write the / })
      await expect(field).toBeFocused()
      const cdp = await page.context().newCDPSession(page)
      for (const text of ['n', "ni'hao"])
        await cdp.send('Input.imeSetComposition', {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        })
      await expect(card(page)).toHaveAccessibleName(/ni'hao|ni’hao/i)
      const composed = page.locator('[data-composed]')
      await expect(composed).toHaveCount(1)
      const line = (await composed.boundingBox())!
      const bar = (await page.locator('[data-caret]').boundingBox())!
      expect(Math.abs(line.x + line.width - bar.x)).toBeLessThanOrEqual(2)
      expect(line.y).toBeGreaterThan(bar.y + 0.7 * bar.height)
      expect(line.y).toBeLessThan(bar.y + bar.height)
      const typed = (await field.boundingBox())!
      expect(typed.x).toBeLessThan(bar.x)
      await cdp.send('Input.insertText', { text: '你好' })
      await expect(composed).toHaveCount(0)
      await expect(card(page)).toHaveAccessibleName(/你好/)
    },
  )

test(
  'a product is offered no composition, and says what those templates give it',
  { tag: '@full' },
  async ({ editor: page }) => {
    const note = page.getByText('Products keep their own layout')
    await openTab(page, 'Templates')
    await expect(note).toHaveCount(0)
    await openTab(page, 'Content')
    await radio(page, 'Card type', 'Product').check()
    await openTab(page, 'Templates')
    await expect(note).toBeAttached()
    await openTab(page, 'Text')
    await expect(page.getByRole('tab', { name: 'Size', exact: true })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Composition', exact: true })).toHaveCount(0)
  },
)
