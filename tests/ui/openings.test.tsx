import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BottomSheet } from '../../src/ui/BottomSheet'
import { Button } from '../../src/ui/Button'
import { Menu } from '../../src/ui/Menu'
import { Tabs } from '../../src/ui/Tabs'
import { ThumbnailList } from '../../src/ui/ThumbnailList'
import type { ToastMessage } from '../../src/state/toasts'
import { ToastList } from '../../src/ui/ToastList'
import { Tray } from '../../src/ui/Tray'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('Menu', () => {
  const LANGUAGES = [
    { id: 'en', label: 'English' },
    { id: 'zh', label: '中文' },
  ]
  const show = (onChange = vi.fn<(id: string) => void>()) => {
    render(<Menu label="Language" shows="English" value="en" options={LANGUAGES} onChange={onChange} />)
    return onChange
  }

  it('opens on the current item, moves by arrow keys, chooses by Enter and returns the focus', async () => {
    const user = userEvent.setup()
    const onChange = show()
    const button = screen.getByRole('button', { name: 'Language', expanded: false })
    await user.click(button)
    expect(document.activeElement).toBe(screen.getByRole('menuitemradio', { name: 'English', checked: true }))
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(screen.getByRole('menuitemradio', { name: '中文' }))
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('zh')
    expect(document.activeElement).toBe(button)
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('closes on Esc and on a press outside, without a choice', async () => {
    const user = userEvent.setup()
    const onChange = show()
    const button = screen.getByRole('button', { name: 'Language' })
    button.focus()
    await user.keyboard('{ArrowDown}')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(button)
    await user.click(button)
    await user.click(document.body)
    expect(screen.queryByRole('menu')).toBeNull()
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('Tabs', () => {
  it('are one tab stop; arrow keys choose, the panel is named by its tab', async () => {
    const user = userEvent.setup()
    function Controlled() {
      const [value, set] = useState('content')
      const tabs = ['content', 'display', 'text'].map((id) => ({ id, label: id }))
      return (
        <Tabs label="Panels" tabs={tabs} value={value} onChange={set}>
          the {value} panel <input />
        </Tabs>
      )
    }
    render(<Controlled />)
    expect(screen.getByRole('tablist', { name: 'Panels' })).toBeTruthy()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'content', selected: true }))
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'display', selected: true }))
    const panel = screen.getByRole('tabpanel', { name: 'display' })
    expect(panel.textContent).toBe('the display panel ')
    expect(document.activeElement?.getAttribute('aria-controls')).toBe(panel.id)
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
    await user.tab({ shift: true })
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'display' }))
  })
})

describe('ThumbnailList', () => {
  it('is a listbox whose options have their full names', async () => {
    const user = userEvent.setup()
    const onPress = vi.fn<(id: string) => void>()
    render(
      <ThumbnailList
        label="Weather templates"
        value="dusk"
        onPress={onPress}
        options={[
          { id: 'dusk', label: 'Dusk', picture: null, aspect: 16 / 9 },
          { id: 'square', label: 'Square', name: 'Dusk Square', picture: null, aspect: 1 },
        ]}
      />,
    )
    expect(screen.getByRole('listbox', { name: 'Weather templates' })).toBeTruthy()
    expect(screen.getByRole('option', { name: 'Dusk', selected: true })).toBeTruthy()
    await user.click(screen.getByRole('option', { name: 'Dusk Square' }))
    expect(onPress).toHaveBeenCalledExactlyOnceWith('square')
    await user.click(screen.getByRole('option', { name: 'Dusk' })) // Chosen again, but perhaps in another shape.
    await user.keyboard('{Enter}')
    expect(onPress.mock.calls).toEqual([['square'], ['dusk'], ['dusk']])
  })
})

describe('Button and Tray', () => {
  function Settings() {
    const [isOpen, set] = useState(false)
    return (
      <>
        <Tray id="tray" label="Export Settings" isOpen={isOpen} onClose={() => set(false)}>
          <input aria-label="inside" />
        </Tray>
        <Button isExpanded={isOpen} controls="tray" onPress={() => set(!isOpen)}>
          Export Settings
        </Button>
      </>
    )
  }

  it('opens, and Esc inside closes it and returns to the button', async () => {
    const user = userEvent.setup()
    render(<Settings />)
    const button = screen.getByRole('button', { name: 'Export Settings', expanded: false })
    await user.click(button)
    await user.click(screen.getByLabelText('inside'))
    await user.keyboard('{Escape}')
    expect(screen.queryByLabelText('inside')).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  it('ignores presses while busy, but keeps its name and its focus', async () => {
    const onPress = vi.fn<() => void>()
    render(
      <Button isBusy onPress={onPress}>
        Export Image
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Export Image', busy: true })
    button.focus()
    await userEvent.click(button)
    expect(onPress).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button)
  })
})

describe('BottomSheet', () => {
  it('moves through its stops by the handle and arrow keys, and closes on Esc', async () => {
    const user = userEvent.setup()
    function Controlled() {
      const [stop, set] = useState('tabs')
      const stops = ['tabs', 'half', 'full'].map((id) => ({ id, height: '10px' }))
      return (
        <BottomSheet
          label="Card settings"
          handleLabel="Open or close"
          stops={stops}
          stop={stop}
          onStopChange={set}
        >
          <input aria-label={`at ${stop}`} />
        </BottomSheet>
      )
    }
    render(<Controlled />)
    const handle = screen.getByRole('button', { name: 'Open or close', expanded: false })
    await user.click(handle)
    screen.getByLabelText('at half')
    await user.click(handle)
    screen.getByLabelText('at full')
    await user.keyboard('{ArrowDown}')
    await user.click(screen.getByLabelText('at half'))
    await user.keyboard('{Escape}')
    screen.getByLabelText('at tabs')
    expect(document.activeElement).toBe(handle)
  })

  it('keeps its stop while it is away, out of reach', () => {
    const stops = ['tabs', 'half'].map((id) => ({ id, height: '10px' }))
    const sheet = (isAway: boolean) => (
      <BottomSheet
        label="Card settings"
        handleLabel="Open or close"
        stops={stops}
        stop="half"
        onStopChange={() => undefined}
        isAway={isAway}
      >
        <input aria-label="field" />
      </BottomSheet>
    )
    const { rerender } = render(sheet(true))
    const region = screen.getByLabelText('Card settings')
    expect(region.hasAttribute('inert')).toBe(true)
    rerender(sheet(false))
    expect(region.hasAttribute('inert')).toBe(false)
    screen.getByRole('button', { name: 'Open or close', expanded: true })
  })
})

describe('ToastList', () => {
  const done: ToastMessage = { id: 1, kind: 'done', text: 'Saved.' }
  const failure: ToastMessage = { id: 2, kind: 'failure', text: 'Not saved.' }
  const show = (toasts: ToastMessage[], onDismiss = vi.fn<(id: number) => void>()) => {
    render(<ToastList toasts={toasts} onDismiss={onDismiss} dismissLabel="Dismiss" />)
    return onDismiss
  }

  it('announces messages as status and failures as alert', () => {
    show([done, failure])
    expect(screen.getByRole('status').textContent).toBe('Saved.')
    expect(screen.getByRole('alert').textContent).toContain('Not saved.')
  })

  it('cuts a long name in either language, and no other words', () => {
    const texts = [
      '“Supercalifragilisticexpialidocious and so on, and so on” is deleted.',
      '“A “name” in marks” is deleted.',
      '已删除「一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十一二三四五六七八九，一二」',
      'Handed to the system. This sentence is longer than a name, and stays as it is.',
    ]
    show(texts.map((text, id) => ({ id, kind: 'done', text })))
    expect([...screen.getByRole('status').children].map(({ textContent }) => textContent)).toEqual([
      '“Supercalifragilisticexpialidocious and s…” is deleted.',
      '“A “name” in marks” is deleted.',
      '已删除「一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十一二三四五六七八九…」',
      'Handed to the system. This sentence is longer than a name, and stays as it is.',
    ])
  })

  it('removes messages after five seconds, but not while hovered', () => {
    vi.useFakeTimers()
    const onDismiss = show([done])
    const toast = screen.getByText('Saved.')
    act(() => vi.advanceTimersByTime(4_000))
    fireEvent.pointerEnter(toast)
    act(() => vi.advanceTimersByTime(10_000))
    expect(onDismiss).not.toHaveBeenCalled()
    fireEvent.pointerLeave(toast)
    act(() => vi.advanceTimersByTime(5_000))
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith(1)
  })

  it('keeps a failure until it is dismissed or its action is used', async () => {
    vi.useFakeTimers()
    const run = vi.fn<() => void>()
    const onDismiss = show([{ ...failure, actions: [{ label: 'Retry', run }] }])
    act(() => vi.advanceTimersByTime(60_000))
    expect(onDismiss).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(run).toHaveBeenCalledOnce()
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith(2)
  })

  describe('that is answered by keyboard', () => {
    function Page({ first }: { first: ToastMessage[] }) {
      const [toasts, set] = useState(first)
      return (
        <main tabIndex={-1}>
          <button type="button">Delete</button>
          <ToastList
            toasts={toasts}
            onDismiss={(id) => set(toasts.filter((toast) => toast.id !== id))}
            dismissLabel="Dismiss"
          />
        </main>
      )
    }
    const undo = { label: 'Undo', run: () => undefined }

    it('gives the focus back to where it was', async () => {
      const user = userEvent.setup()
      render(<Page first={[{ ...done, actions: [undo] }, failure]} />)
      const button = screen.getByRole('button', { name: 'Delete' })
      button.focus()
      await user.tab()
      await user.keyboard('{Enter}')
      await expect.poll(() => document.activeElement).toBe(button)
      await user.tab()
      await user.keyboard('{Enter}')
      await expect.poll(() => document.activeElement).toBe(button)
    })

    it('gives it to the page’s content where it came from nowhere, and takes none from where it went', async () => {
      const user = userEvent.setup()
      render(<Page first={[{ ...done, actions: [undo] }, failure]} />)
      screen.getByRole('button', { name: 'Dismiss' }).focus()
      await user.keyboard('{Enter}')
      await expect.poll(() => document.activeElement).toBe(screen.getByRole('main'))
      act(() => screen.getByRole('button', { name: 'Undo' }).focus())
      await act(async () => screen.getByRole('button', { name: 'Undo' }).blur())
      fireEvent.keyDown(screen.getByText('Saved.'), { key: 'Escape' })
      await expect.poll(() => screen.queryByText('Saved.')).toBeNull()
      expect(document.activeElement).toBe(document.body)
    })
  })
})
