import { render, screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { expect, it } from 'vitest'
import { startTranslations, needTexts } from '../../../src/language/i18n'
import { textPartAtom } from '../../../src/pages/editor/editorTabs'
import { TextPanel } from '../../../src/pages/editor/text/TextPanel'
import { cardWith } from '../../layout/cards'
import { CardOnDesk } from './canvas/cardOnDesk'

void needTexts('editor')

it('the size of a text that was sized on the card is its real one, and no step', async () => {
  await startTranslations('en')
  const placements = { content: { dx: 0, dy: 0, scale: 0.7, width: 0 } }
  const card = new CardOnDesk(cardWith({ placements }))
  card.store.set(textPartAtom, 'size')
  render(
    <Provider store={card.store}>
      <TextPanel />
    </Provider>,
  )
  const px = Math.round(card.block('content').sizePx)
  const [quote, translation] = ['Quote size', 'Translation size'].map((name) =>
    screen.getByRole('radiogroup', { name }),
  )
  expect(quote!.textContent).toContain(`${px} px, by hand`)
  expect(quote!.querySelector('input:checked')).toBeNull()
  expect(translation!.textContent).not.toContain('by hand')
})
