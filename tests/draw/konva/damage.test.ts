import { describe, expect, it } from 'vitest'
import { damageBetween } from '../../../src/draw/konva/damage'
import { containsBox } from '../../../src/scene/box'
import type { SceneNode } from '../../../src/scene/nodes'
import { line } from '../fixtures'

const first = line('content-line-1', 'To wonder', { x: 80, y: 100 })
const second = line('content-line-2', 'is to begin', { x: 80, y: 300 })
const longer = line('content-line-2', 'is to begin again', { x: 80, y: 300 })
const icon: SceneNode = { type: 'path', id: 'icon', d: 'M60 240L90 330L70 400Z', fill: '#000000' }
const spot: SceneNode = { type: 'rect', id: 'spot', x: 70, y: 230, width: 8, height: 90, fill: '#000000' }

describe('what a change of nodes damages', () => {
  it('is nothing where all are equal, though they are other objects', () => {
    expect(damageBetween([first, second], structuredClone([first, second]), 1)).toMatchObject({ width: 0 })
  })

  it('is where the line that changed was and is', () => {
    const box = damageBetween([first, second], [first, longer], 1)!
    expect(containsBox(box, { x: 80, y: 260, width: 17 * 20, height: 50 })).toBe(true)
    expect(box.y).toBeGreaterThan(150)
    expect(damageBetween([first, longer], [first, second], 1)).toEqual(box)
  })

  it('is where a line came or went', () => {
    const box = damageBetween([first], [first, second], 1)
    expect(box).toEqual(damageBetween([first, second], [first], 1))
    expect(box).toEqual(damageBetween([first, second], [first, { ...second, opacity: 0.5 }], 1))
  })

  it('holds whole curves, which are not to be cut; straight edges and glyphs may be', () => {
    const box = damageBetween([icon, second], [icon, longer], 1)!
    expect(containsBox(box, { x: 60, y: 240, width: 30, height: 160 })).toBe(true)
    expect(damageBetween([spot, second], [spot, longer], 1)).toEqual(damageBetween([second], [longer], 1))
    const above = line('above', 'Wonder', { x: 80, y: 270 })
    const around = damageBetween([above, second], [above, longer], 1)!
    expect(damageBetween([above, second], [above, longer], 6)!.height).toBeGreaterThan(around.height) // outlines
  })

  it('turns with its group', () => {
    const turned = (child: SceneNode): SceneNode[] => [
      { type: 'group', id: 'turned', children: [child], rotation: { deg: 90, about: { x: 0, y: 0 } } },
    ]
    const { x, y, width, height } = damageBetween([second], [longer], 1)!
    const box = damageBetween(turned(second), turned(longer), 1)!
    expect(box.x).toBeCloseTo(-y - height)
    expect(box.y).toBeCloseTo(x)
    expect([box.width, box.height].map(Math.round)).toEqual([height, width].map(Math.round))
  })

  it('is scaled with its group', () => {
    const scaled = (child: SceneNode): SceneNode[] => [
      { type: 'group', id: 'scaled', children: [child], scale: { x: 0.5, y: 3, about: { x: 10, y: 20 } } },
    ]
    const { x, y, width, height } = damageBetween([second], [longer], 1)!
    const box = damageBetween(scaled(second), scaled(longer), 1)!
    expect(box.x).toBeCloseTo(10 + 0.5 * (x - 10))
    expect(box.y).toBeCloseTo(20 + 3 * (y - 20))
    expect(box.width).toBeCloseTo(0.5 * width)
    expect(box.height).toBeCloseTo(3 * height)
  })

  it('may be everything in another order, and where a bound is unknown', () => {
    expect(damageBetween([first, second], [second, first], 1)).toBeNull()
    const odd: SceneNode = { type: 'path', id: 'odd', d: 'M0 0S1 1 2 2', fill: '#000000' }
    expect(damageBetween([second], [second, odd], 1)).toBeNull()
    expect(damageBetween([odd, second], [odd, longer], 1)).toBeNull()
  })
})
