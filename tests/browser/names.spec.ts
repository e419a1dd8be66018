import { CARD_OF_TODAY, expect, test, type Page } from './fixtures'
import { EDITOR, EVERYWHERE, HOME, SAME_IN_BOTH, type Place, type Role } from '../pages/controlNames'
import { watchConsole } from './watch'

/**
 * Checks all controls (DECISIONS.md, Names of controls) by role and exact name. The Chinese page has the same
 * ones in the same places.
 */
const ROLES = new Set(
  'link button tab textbox switch slider radiogroup radio listbox option region img heading main'.split(' '),
)
async function controls(page: Page): Promise<{ role: string; name: string }[]> {
  const snapshot = await page.locator('body').ariaSnapshot()
  const found = snapshot.matchAll(/^\s*- (?:')?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?/gm)
  return [...found]
    .map(([, role, name]) => ({ role: role ?? '', name: name ?? '' }))
    .filter(({ role }) => ROLES.has(role))
}

async function expectNamed(page: Page, { names, groups = {} }: Place): Promise<void> {
  for (const [role, wanted] of Object.entries(names) as [Role, readonly string[]][])
    for (const name of wanted)
      await expect(page.getByRole(role, { name, exact: true }).first(), `${role} ${name}`).toBeAttached()
  for (const [group, radios] of Object.entries(groups)) {
    const box = page.getByRole('radiogroup', { name: group, exact: true })
    await expect(box, group).toBeVisible()
    for (const name of radios)
      await expect(box.getByRole('radio', { name, exact: true }), `${group}: ${name}`).toBeAttached()
  }
}

function expectTranslated(
  english: Awaited<ReturnType<typeof controls>>,
  chinese: Awaited<ReturnType<typeof controls>>,
): void {
  expect(english.length).toBeGreaterThan(20)
  expect(chinese.map(({ role }) => role)).toEqual(english.map(({ role }) => role))
  const left = english.filter(({ role, name }, at) => {
    const other = chinese[at]?.name ?? ''
    if (role === 'img' || name === '' || SAME_IN_BOTH.test(name)) return false
    return other === '' || other === name || !/\p{Script=Han}/u.test(other)
  })
  expect(left).toEqual([])
}

/** Waits for the card and for the developer's note, which appears two seconds later. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('img').first()).toBeVisible()
  const note = /A note from the developer|开发者的话/
  const onPage = page.getByRole('complementary', { name: note })
  await expect(onPage.or(page.getByRole('button', { name: note }).first()).first()).toBeVisible()
}

test(
  'the header, the footer and home have their names in both languages',
  { tag: '@full' },
  async ({ page }) => {
    const expectQuiet = watchConsole(page)
    await page.goto('/en')
    await settle(page)
    await expectNamed(page, { names: EVERYWHERE })
    await expectNamed(page, { names: HOME })
    const footer = page.getByRole('contentinfo')
    for (const name of ['Home', 'Editor', 'About', 'Guide', 'Developers', 'Donate', 'Privacy', 'Terms'])
      await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
    const card = page.getByRole('region', { name: "Today's Quote" }).getByRole('img')
    await expect(card).toHaveAccessibleName(CARD_OF_TODAY)
    await expect(page.getByRole('link', { name: /Wikiquote/ })).toBeHidden() // The note has folded to its button.
    const english = await controls(page)

    await page.getByRole('button', { name: 'Language', exact: true }).click()
    await expect(page.getByRole('menuitemradio', { name: 'English', exact: true })).toBeFocused()
    await page.getByRole('menuitemradio', { name: '中文', exact: true }).click()
    await expect(page).toHaveURL(/\/zh$/)
    await settle(page)
    await expect(async () => expectTranslated(english, await controls(page))).toPass()
    expectQuiet()
  },
)

test(
  'the editor has its names on every tab, in both languages',
  { tag: '@full' },
  async ({ page, browser, baseURL }) => {
    await page.goto('/en/editor')
    // Needs a separate browser: two tabs with one card would ask which to keep.
    const other = await browser.newPage({ baseURL: baseURL!, viewport: page.viewportSize() })
    await other.goto('/zh/editor')
    await Promise.all([settle(page), settle(other)])
    await expectNamed(page, { names: EVERYWHERE })
    for (const place of EDITOR) {
      if (place.opens) {
        const [role, name] = place.opens
        const before = (await controls(page)).filter((control) => control.role === role)
        const at = before.findIndex((control) => control.name === name)
        await page.getByRole(role, { name, exact: true }).click()
        await other.getByRole(role).nth(at).click()
      }
      await expectNamed(page, place)
      await expect(async () => expectTranslated(await controls(page), await controls(other))).toPass()
    }
    await expect(page.getByRole('button', { name: 'Export Settings' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await expect(page.getByText('1920 × 1080', { exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Preview' }).getByRole('img')).toHaveAccessibleName(
      CARD_OF_TODAY,
    )
    await other.close()
  },
)

test(
  'messages are a status, errors an alert; an unknown URL is reported',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/en/editor')
    await settle(page)
    await page.getByRole('button', { name: 'Export Image', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: /^Downloading\./ })).toBeVisible()
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.toDataURL = () => 'data:,'
    })
    await page.getByRole('button', { name: 'Export Settings' }).click()
    await page.getByRole('radio', { name: '1x Standard' }).check() // The scale changes, so that a new file is made.
    await page.getByRole('button', { name: 'Export Image', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible()

    await page.goto('/en/nowhere')
    await expect(page.getByRole('heading', { name: 'Page Not Found', exact: true })).toBeVisible()
    for (const name of ['Back to Home', 'Learn More'])
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  },
)
