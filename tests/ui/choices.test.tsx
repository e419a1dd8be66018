import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CheckTiles } from '../../src/ui/CheckTiles'
import { ColourField, parseHex } from '../../src/ui/ColourField'
import { FontRows } from '../../src/ui/CheckRows'
import { SegmentedRadio } from '../../src/ui/SegmentedRadio'
import { Slider } from '../../src/ui/Slider'
import { Swatches } from '../../src/ui/Swatches'
import { Switch } from '../../src/ui/Switch'
import { ThumbnailRadio } from '../../src/ui/ThumbnailRadio'
import { TOOL_ICONS } from '../../src/ui/toolIcons'

afterEach(cleanup)

function Controlled<Value>({
  first,
  children,
}: {
  first: Value
  children: (value: Value, set: (value: Value) => void) => ReactNode
}) {
  const [value, set] = useState(first)
  return children(value, set)
}

const OPTIONS = ['a', 'b', 'c'].map((id) => ({
  id,
  label: id.toUpperCase(),
  paint: 'red',
  fontFamily: 'serif',
  picture: null,
  aspect: 1,
}))

const RADIOGROUPS = { SegmentedRadio, Swatches, FontRows, ThumbnailRadio }

describe.each(Object.entries(RADIOGROUPS))('%s', (_, Control) => {
  const show = () =>
    render(
      <Controlled first="a">
        {(value, set) => <Control label="Choice" options={OPTIONS} value={value} onChange={set} />}
      </Controlled>,
    )

  it('is a radiogroup with a name; its radios are named by their labels', () => {
    show()
    expect(screen.getByRole('radiogroup', { name: 'Choice' })).toBeTruthy()
    expect(screen.getAllByRole('radio').length).toBe(3)
    expect(screen.getByRole('radio', { name: 'A', checked: true })).toBeTruthy()
  })

  it('is one tab stop, and arrow keys move the choice', async () => {
    const user = userEvent.setup()
    show()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'A' }))
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('radio', { name: 'B', checked: true })).toBe(document.activeElement)
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(screen.getByRole('radio', { name: 'C', checked: true })).toBe(document.activeElement)
    await user.tab()
    expect(document.activeElement).toBe(document.body)
  })
})

describe('SegmentedRadio', () => {
  it('names a two-line option by both lines, and an icon by its label', () => {
    render(
      <SegmentedRadio
        label="Resolution"
        value="1"
        onChange={() => undefined}
        options={[
          { id: '1', label: '1x', detail: 'Standard' },
          { id: '2', label: 'Left', icon: TOOL_ICONS.alignLeft },
        ]}
      />,
    )
    expect(screen.getByRole('radio', { name: '1x Standard' })).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'Left' })).toBeTruthy()
  })

  it('says why it is disabled', () => {
    render(
      <SegmentedRadio
        label="Margin"
        value="a"
        options={OPTIONS}
        onChange={() => undefined}
        isDisabled
        disabledReason="No shadow"
      />,
    )
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'A' }).disabled).toBe(true)
    expect(screen.getByText('No shadow')).toBeTruthy()
  })
})

describe('Switch', () => {
  it('is a switch with its label as name, and is toggled by Space', async () => {
    const user = userEvent.setup()
    render(
      <Controlled first={false}>
        {(isOn, set) => <Switch label="Show Author" note="small print" isOn={isOn} onChange={set} />}
      </Controlled>,
    )
    const control = screen.getByRole('switch', { name: 'Show Author' })
    await user.tab()
    await user.keyboard(' ')
    expect(screen.getByRole('switch', { checked: true })).toBe(control)
    expect(control.getAttribute('aria-describedby')).toBeTruthy()
  })
})

describe('Slider', () => {
  it('announces its value in words', () => {
    const onChange = vi.fn<(value: number) => void>()
    render(
      <Slider
        label="Quality"
        value={0.95}
        min={0.6}
        max={1}
        step={0.05}
        onChange={onChange}
        valueText="95%"
      />,
    )
    const slider = screen.getByRole('slider', { name: 'Quality' })
    expect(slider.getAttribute('aria-valuetext')).toBe('95%')
    fireEvent.change(slider, { target: { value: '0.7' } })
    expect(onChange).toHaveBeenCalledWith(0.7)
  })
})

describe('ColourField', () => {
  it('accepts hex with or without #, long or short, and ignores incomplete input', async () => {
    const user = userEvent.setup()
    const onChange = vi.fn<(hex: string) => void>()
    render(
      <ColourField label="Custom quote color" pickLabel="Pick a color" value="#6a4390" onChange={onChange} />,
    )
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Custom quote color' })
    expect(field.value).toBe('#6A4390')
    await user.clear(field)
    await user.type(field, '#12')
    expect(onChange).not.toHaveBeenCalled()
    await user.type(field, '3')
    expect(onChange).toHaveBeenLastCalledWith('#112233')
    await user.tab()
    expect(field.value).toBe('#6A4390') // The owner rejected it, so the current value is shown.
  })

  it('accepts nothing but colours', () => {
    for (const text of ['', '#', '#12', '#12345', 'red', '#gggggg', '#1234567'])
      expect(parseHex(text)).toBeNull()
    expect(parseHex(' ABC ')).toBe('#aabbcc')
  })
})

describe('CheckTiles', () => {
  const TILES = ['a', 'b', 'c'].map((id) => ({ id, label: id.toUpperCase(), sample: `sample ${id}` }))
  const show = () =>
    render(
      <Controlled<readonly string[]> first={['b']}>
        {(chosen, set) => (
          <CheckTiles
            label="Choice"
            chosen={chosen}
            tiles={TILES}
            placeWords={(place) => `number ${place}`}
            onChange={set}
          />
        )}
      </Controlled>,
    )
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  const described = (name: string) =>
    box(name)
      .getAttribute('aria-describedby')!
      .split(' ')
      .flatMap((id) => document.getElementById(id)?.textContent ?? [])
      .join(', ')

  it('is a group of checkboxes, each described by its sample', () => {
    show()
    expect(screen.getByRole('group', { name: 'Choice' })).toBeTruthy()
    expect(TILES.map(({ label }) => [box(label).checked, described(label)])).toEqual([
      [false, 'sample a'],
      [true, 'sample b'],
      [false, 'sample c'],
    ])
  })

  it('keeps the order in which things are chosen, and says it', async () => {
    const user = userEvent.setup()
    show()
    await user.click(box('A'))
    expect([described('B'), described('A')]).toEqual(['sample b, number 1', 'sample a, number 2'])
    await user.click(box('B'))
    await user.click(box('B'))
    expect([described('A'), described('B')]).toEqual(['sample a, number 1', 'sample b, number 2'])
  })

  it('keeps at least one, and is worked by keys', async () => {
    const user = userEvent.setup()
    show()
    expect(box('B').disabled).toBe(true)
    await user.tab()
    expect(document.activeElement).toBe(box('A'))
    await user.keyboard(' ')
    expect([box('A').checked, box('B').disabled]).toEqual([true, false])
  })
})
