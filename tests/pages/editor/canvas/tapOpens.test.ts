import { expect, it } from 'vitest'
import { openSettingsAtom } from '../../../../src/pages/editor/canvas/state/opening'
import { leftTabAtom, textPartAtom } from '../../../../src/pages/editor/editorTabs'
import { COMPOSITIONS, isDisabled } from '../../../../src/look/compositions'
import { cardWith, idsOf } from '../../../layout/cards'
import { CardOnDesk } from './cardOnDesk'

it.each(idsOf(COMPOSITIONS))('words on %s open sizes only where these can be changed', (composition) => {
  const { store } = new CardOnDesk(cardWith({ composition }))
  for (const before of ['content', 'text'] as const) {
    store.set(leftTabAtom, before)
    store.set(textPartAtom, 'size')
    store.set(openSettingsAtom, 'content')
    expect(store.get(leftTabAtom)).toBe('text')
    expect(store.get(textPartAtom) === 'size').toBe(!isDisabled('sizes', composition))
  }
})
