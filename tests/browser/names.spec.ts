import { CARD_OF_TODAY, expect, test, type Page } from './fixtures'
import { watchConsole } from './watch'

/**
 * The names of all controls (DECISIONS.md, Names of controls), found by role and exact name. The Chinese page
 * has the same controls in the same places, each with its own name.
 */
type Role = Parameters<Page['getByRole']>[0]
type Names = Partial<Record<Role, readonly string[]>>

/** A place: the control that opens it, by role and English name, and what it must then contain. */
interface Place {
  opens?: readonly [Role, string]
  names: Names
  groups?: Record<string, readonly string[]> // radiogroups by their radios
}

const EVERYWHERE: Names = {
  link: ['Home', 'Editor', 'Guide', 'About', 'Skip to content'],
  button: ['Language', 'Theme'],
}

const HOME: Names = {
  heading: ['Today’s line, kept as a picture.'],
  region: ["Today's Quote"],
  link: ['Donate', 'Privacy', 'Terms', 'Edit This Quote'],
  button: ['Refresh Quote', 'Generate Card', 'Load Example'],
  textbox: ['Product link or custom quote'],
}

const SIZES = ['Small', 'Base', 'Large', 'Extra large', '2× large']
const INKS = ['Automatic', 'Black', 'Blue', 'Red']

const EDITOR: readonly Place[] = [
  {
    names: {
      tab: [
        'Content',
        'Display',
        'Text',
        'Templates',
        'Background',
        'Frame',
        'Quote Content',
        'Translation',
        'Media',
      ],
      button: ['Get Quote', 'Edit Content', 'Export Image', 'More Ways', 'Export Settings', 'Undo', 'Redo'],
      link: ['Back to Home'],
      textbox: ['Date', 'Quote', 'Author', 'Quote date'],
      listbox: ['Basic templates', 'Weather templates', 'Composition templates'],
      option: ['Minimal', 'Professional', 'Sunny', 'Dusk Square', 'Dusk Portrait'],
    },
    groups: { Orientation: ['All', 'Landscape', 'Square', 'Portrait'] },
  },
  { opens: ['tab', 'Translation'], names: { textbox: ['Translation text'] } },
  { opens: ['tab', 'Media'], names: { textbox: ['Share image URL', 'Original image URL'] } },
  { opens: ['button', 'Edit Content'], names: { button: ['Save', 'Cancel'] } },
  { opens: ['button', 'Cancel'], names: { button: ['Edit Content'] } },
  {
    opens: ['tab', 'Display'],
    names: {
      switch: ['Show Author', 'Show Translation', 'Show Date', 'Show Quotation Marks', 'Show Watermark'],
      group: ['Date line'],
      checkbox: [
        'Numbers',
        'Weekday',
        'Month and day',
        'Chinese calendar',
        'Chinese year',
        'Solar term',
        'Whole date',
      ],
      textbox: ['Watermark text'],
    },
  },
  {
    opens: ['tab', 'Text'],
    names: { tab: ['Font', 'Size', 'Color'], switch: ['Bold', 'Italic'] },
    groups: {
      'Font family': ['Sans', 'Serif', 'Mono', 'Rounded', 'Modern'],
      Alignment: ['Left', 'Center', 'Right'],
      Characters: ['Simplified', 'Traditional'],
    },
  },
  {
    opens: ['tab', 'Size'],
    names: { slider: ['Letter spacing'] },
    groups: { 'Quote size': SIZES, 'Translation size': SIZES, 'Author size': SIZES },
  },
  {
    opens: ['tab', 'Color'],
    names: { textbox: ['Custom quote color', 'Custom translation color'] },
    groups: { 'Quote color': INKS, 'Translation color': INKS, 'Author color': INKS },
  },
  {
    opens: ['tab', 'Background'],
    names: { textbox: ['Custom background color'] },
    groups: {
      'Background type': ['Solid', 'Gradient', 'Dotted', 'Striped', 'Image'],
      'Background color': ['White', 'Mint', 'Beige'],
    },
  },
  { opens: ['radio', 'Gradient'], names: {}, groups: { Gradient: ['Dusk haze'] } },
  {
    opens: ['tab', 'Frame'],
    names: {},
    groups: {
      'Frame style': [
        'Clean',
        'Window',
        'Retro',
        'Minimal',
        'Shadow',
        'Rounded',
        'Glassmorphic',
        'Polaroid',
        'Film',
        'Notebook',
        'Brush',
        'Pixel',
      ],
      Shadow: ['None', 'Small', 'Medium', 'Large', 'Inner'],
      'Aspect ratio': '16:9 4:3 1:1 3:4 9:16 2:1 21:9 1:2 5:4 3:2 2:3 4:5'.split(' '),
      Margin: ['Tint', 'Transparent', 'None'],
    },
  },
  {
    opens: ['button', 'Export Settings'],
    names: { slider: ['Quality'] },
    groups: {
      Format: ['PNG', 'JPG', 'WebP'],
      Resolution: ['1x Standard', '2x HD', '3x Ultra HD', '4x 4K'],
    },
  },
  {
    opens: ['tab', 'Content'],
    names: {},
    groups: { 'Card type': ['Quote', 'Product'] },
  },
  {
    opens: ['radio', 'Product'],
    names: {
      button: ['Edit Content', 'Load Example'],
      textbox: [
        'Product name',
        'Tagline',
        'Description',
        'Product URL',
        'Votes',
        'Comments',
        'Topics',
        'Logo URL',
        'Picture URL',
      ],
    },
  },
  { opens: ['button', 'Load Example'], names: {} },
  {
    opens: ['tab', 'Display'],
    names: {
      switch: [
        'Show Logo',
        'Show Tagline',
        'Show Votes',
        'Show Comments',
        'Show Description',
        'Show Picture',
        'Show Topics',
        'Show QR Code',
        'Show Date',
        'Show Watermark',
      ],
    },
  },
  { opens: ['tab', 'Text'], names: {} },
  { opens: ['tab', 'Size'], names: {}, groups: { 'Title size': SIZES, 'Tagline size': SIZES } },
  {
    opens: ['tab', 'Color'],
    names: { textbox: ['Custom title color', 'Custom tagline color'] },
    groups: { 'Title color': INKS, 'Tagline color': INKS },
  },
  { opens: ['tab', 'Content'], names: {} },
  { opens: ['radio', 'Quote'], names: { textbox: ['Share image URL'] } }, // the sub-tab that was open before
  { opens: ['tab', 'Quote Content'], names: { textbox: ['Quote', 'Author'] } },
]

const ROLES = new Set(
  'link button tab textbox switch slider radiogroup radio listbox option region img heading main'.split(' '),
)
// Names that are the same in both languages: ratios, formats, URLs, units, the site's own words in the
// footer.
const SAME_IN_BOTH = /^[\d\s:x×%.]*$|^(PNG|JPG|WebP|4x 4K|English|中文)$/

/** Every named control, in page order: `button "Undo"`. */
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

/** The same roles in the same order, and no missing or untranslated name. */
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
    for (const name of ['Home', 'Editor', 'About', 'Guide', 'Donate', 'Privacy', 'Terms'])
      await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
    const card = page.getByRole('region', { name: "Today's Quote" }).getByRole('img')
    await expect(card).toHaveAccessibleName(CARD_OF_TODAY)
    const english = await controls(page)

    await page.getByRole('button', { name: 'Language', exact: true }).click()
    await expect(page.getByRole('menuitemradio', { name: 'English', exact: true })).toBeFocused()
    await page.getByRole('menuitemradio', { name: '中文', exact: true }).click()
    await expect(page).toHaveURL(/\/zh$/)
    await settle(page)
    await expect(async () => expectTranslated(english, await controls(page))).toPass() // the words follow the address
    expectQuiet()
  },
)

test(
  'the editor has its names on every tab, in both languages',
  { tag: '@full' },
  async ({ page, browser, baseURL }) => {
    await page.goto('/en/editor')
    // A separate browser: two tabs with one card would ask which one to keep.
    const other = await browser.newPage({ baseURL: baseURL!, viewport: page.viewportSize() })
    await other.goto('/zh/editor')
    await Promise.all([settle(page), settle(other)])
    await expectNamed(page, { names: EVERYWHERE })
    for (const place of EDITOR) {
      if (place.opens) {
        // The Chinese control is the one at the English one's position.
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
    await page.getByRole('radio', { name: '1x Standard' }).check() // another file than the one just made
    await page.getByRole('button', { name: 'Export Image', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible()

    await page.goto('/en/nowhere')
    await expect(page.getByRole('heading', { name: 'Page Not Found', exact: true })).toBeVisible()
    for (const name of ['Back to Home', 'Learn More'])
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  },
)
