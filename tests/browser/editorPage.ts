import { expect, type Page } from './fixtures'

export const card = (page: Page) =>
  page
    .getByRole('region', { name: /^(Preview|预览)$/ })
    .getByRole('img')
    .first()

export async function openEditor(page: Page, language = 'en'): Promise<void> {
  await page.goto(`/${language}/editor`)
  await expect(page.getByRole('tab').first()).toBeAttached()
  await expect(card(page)).toBeVisible()
}

export const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

export const radio = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { name, exact: true })

export const undo = (page: Page) => button(page, 'Undo').click()

export async function getQuoteOf(page: Page, day: string): Promise<void> {
  await page.getByLabel('Date', { exact: true }).fill(day)
  await button(page, 'Get Quote').click()
}

export const isPhone = (page: Page) => page.viewportSize()!.width < 768
export const isDesktop = (page: Page) => page.viewportSize()!.width > 1_023
