import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { exportActions, type ExportActionId } from '../../../../src/export/actions/exportActions'
import { startTranslations, needTexts } from '../../../../src/language/i18n'
import { useExportActionItems } from '../../../../src/pages/editor/export/useExportActionItems'
import { SplitButton } from '../../../../src/ui/SplitButton'
import { TOOL_ICONS } from '../../../../src/ui/toolIcons'
import { COMPUTER } from './devices'

void needTexts('editor')

beforeAll(() => startTranslations('en'))
afterEach(cleanup)

const WAYS = exportActions({ ...COMPUTER, copiesPictures: true })

function Ways({ onChoose }: { onChoose: (exportAction: ExportActionId) => void }) {
  return (
    <SplitButton
      icon={TOOL_ICONS.download}
      isBusy={false}
      onPress={() => onChoose(WAYS.main)}
      menuLabel="More Ways"
      items={useExportActionItems(WAYS)}
      onChoose={onChoose}
    >
      Export Image
    </SplitButton>
  )
}

it('the menu of ways is walked by arrow keys, and Esc returns to its button', async () => {
  const user = userEvent.setup()
  const onChoose = vi.fn<(exportAction: ExportActionId) => void>()
  render(<Provider store={createStore()} children={<Ways onChoose={onChoose} />} />)
  const more = screen.getByRole('button', { name: 'More Ways' })
  const item = (name: string) => screen.getByRole('menuitem', { name })
  more.focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(item('Save to Device'))
  expect(item('Copy Caption').getAttribute('aria-description')).toBe('the words alone')
  await user.keyboard('{End}')
  expect(document.activeElement).toBe(item('Print…'))
  await user.keyboard('{ArrowDown}{ArrowUp}{Home}')
  expect(document.activeElement).toBe(item('Save to Device'))
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(more)
  expect(screen.queryByRole('menu')).toBeNull()
  expect(onChoose).not.toHaveBeenCalled()
  await user.keyboard('{ArrowUp}{End}{Enter}')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('print')
  expect(document.activeElement).toBe(more)
  await user.click(screen.getByRole('button', { name: 'Export Image' }))
  expect(onChoose).toHaveBeenLastCalledWith('device')
})
