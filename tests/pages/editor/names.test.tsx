import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { startTranslations, needTexts } from '../../../src/language/i18n'
import type { LanguageId } from '../../../src/language/languages'
import { importTools, loadTools } from '../../../src/pages/editor/lateTools'
import { ColumnsLayout } from '../../../src/pages/editor/layouts/WideLayouts'
import { almanacQuote } from '../../../src/quotes/almanac'
import { placeQuoteAtom } from '../../../src/state/card'
import { EDITOR } from '../controlNames'
import { nothingInView } from '../nothingInView'
import { controls, expectNamed, expectTranslated, type Control } from '../namedControls'

void needTexts('editor')

vi.mock('../../../src/pages/editor/desk/Desk', () => ({ Desk: () => null })) // stubs the card itself
vi.mock('../../../src/pages/editor/thumbnails/ThumbnailImage', () => ({
  ThumbnailImage: () => null,
  CardThumbnail: () => null,
}))
afterEach(cleanup)

async function openEditor(language: LanguageId): Promise<void> {
  nothingInView()
  const fonts = {
    load: async () => [],
    ready: Promise.resolve(),
    addEventListener() {},
    removeEventListener() {},
  }
  Object.defineProperty(document, 'fonts', { value: Object.assign(new Set(), fonts), configurable: true })
  await startTranslations(language)
  const store = createStore()
  store.set(placeQuoteAtom, almanacQuote('2026-11-21'))
  const { importLookPanels } = await importTools() // awaited: on a busy machine their code takes longer than a poll
  await importLookPanels()
  loadTools()
  render(
    <Provider store={store}>
      <MemoryRouter>
        <ColumnsLayout />
      </MemoryRouter>
    </Provider>,
  )
  await expect.poll(() => document.querySelectorAll('[role=tab]').length).toBeGreaterThan(6)
  await expect.poll(() => document.querySelectorAll('[role=listbox]').length).toBeGreaterThan(2)
  await expect.poll(() => document.querySelectorAll('[role=option]').length).toBeGreaterThan(9)
}

it('the editor has its names on every tab, in both languages', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  const opened: number[] = []
  const english: Control[][] = []
  for (const language of ['en', 'zh'] as const) {
    await openEditor(language)
    for (const [at, place] of EDITOR.entries()) {
      if (place.opens) {
        const [role, name] = place.opens
        const ofRole = controls().filter((control) => control.role === role)
        if (language === 'en') opened[at] = ofRole.findIndex((control) => control.name === name)
        await user.click(ofRole[opened[at]!]!.element)
      }
      if (language === 'en') {
        expectNamed(place)
        english.push(controls())
      } else expectTranslated(english[at]!, controls())
    }
    cleanup()
  }
})
