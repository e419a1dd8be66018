import { button } from './editorPage'
import { expect, test, TODAY, type Page } from './fixtures'
import { exportAll } from './keptCards'
import { watchConsole } from './watch'

const LIST = `quote,author,work
Well begun is half done.,Aristotle,Politics
!!!,Nobody,
“Less is more.”,Mies van der Rohe,
`

async function openQuotes(page: Page): Promise<void> {
  await page.goto('/en/cards?tab=quotes')
  await button(page, 'Add Quotes…').click()
}

async function add(page: Page, text: string): Promise<void> {
  await openQuotes(page)
  await page.getByRole('textbox', { name: 'Or paste here' }).fill(text)
  await button(page, 'Continue').click()
}

const list = (page: Page) => page.getByRole('list', { name: 'Your quotes' })

test.describe('my quotes', () => {
  test(
    'are looked at before they are added, found, changed, deleted and put back',
    { tag: '@full-phone' },
    async ({ page }) => {
      const expectQuiet = watchConsole(page)
      await add(page, LIST)
      await expect(
        page.getByRole('status').filter({ hasText: '2 of 3 understood. 1 needs a look.' }),
      ).toBeVisible()
      await expect(page.getByRole('row').nth(1)).toContainText('No words')
      await button(page, 'Column 3: Work').click()
      await page.getByRole('menuitemradio', { name: 'Leave Out' }).click()
      await button(page, 'Add 2 Quotes').click()
      await expect(list(page).getByRole('listitem')).toHaveCount(2)
      await page.getByRole('searchbox').fill('MIES')
      await expect(list(page).getByRole('listitem')).toHaveCount(1)
      await list(page).getByRole('button').click()
      await page.getByRole('textbox', { name: 'Author' }).fill('Ludwig Mies van der Rohe')
      await button(page, 'Save').click()
      await expect(list(page)).toContainText('Ludwig Mies van der Rohe')
      await page.getByRole('checkbox', { name: 'Select All' }).check()
      await button(page, 'Delete').click()
      await expect(list(page).getByRole('listitem')).toHaveCount(0)
      await button(page, 'Undo').click()
      await expect(list(page).getByRole('listitem')).toHaveCount(1)
      await page.reload()
      await expect(list(page).getByRole('listitem')).toHaveCount(2)
      expectQuiet()
    },
  )

  test('are shown each day once that is chosen, until one goes back to the almanac @full', async ({
    page,
  }) => {
    await add(page, `quote,date\nOnly on this day.,${TODAY}\nOn another.,`)
    await button(page, 'Add 2 Quotes').click()
    await page.getByRole('switch', { name: 'Show mine each day' }).check()
    await page.goto('/en')
    await expect(page.getByRole('img', { name: /^Only on this day\./ })).toBeVisible()
    await expect(page.getByText('From My Quotes')).toBeVisible()
    await page.goto('/en/days')
    await expect(
      page.getByRole('gridcell').getByRole('link', { name: /21 November 2026.*Only on this day/ }),
    ).toBeVisible()
    await page.goto('/en')
    await page.getByRole('link', { name: 'Back to the Almanac' }).click()
    await expect(page.getByText('From My Quotes')).toHaveCount(0)
    await expect(page.getByRole('img', { name: /^Only on this day\./ })).toHaveCount(0)
  })

  test('become cards, named by their authors and words, and what is cut is said before @full', async ({
    page,
  }) => {
    await add(page, `${LIST}"${'A very long sentence about everything. '.repeat(50)}",Somebody,`)
    await button(page, 'Add 3 Quotes').click()
    await page.getByRole('checkbox', { name: 'Select All' }).check()
    await button(page, 'Make Cards…').click()
    await expect(button(page, 'Export 3 Pictures')).toBeVisible()
    await expect(page.getByText('The first is Aristotle-Well begun is half done-16x9.png.')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /very small words|is cut/ })).toContainText(
      'A very long',
    )
  })

  test('are part of the one file', async ({ page }) => {
    await add(page, LIST)
    await button(page, 'Add 2 Quotes').click()
    const file = JSON.parse((await exportAll(page)).buffer.toString()) as { quotes: { author: string }[] }
    expect(file.quotes.map(({ author }) => author).toSorted()).toEqual(['Aristotle', 'Mies van der Rohe'])
  })
})
