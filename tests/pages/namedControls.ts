import { expect } from 'vitest'
import { SAME_IN_BOTH, type Place } from './controlNames'

export interface Control {
  role: string
  name: string
  element: HTMLElement
}

const CONTROLS =
  '[role], a[href], button, textarea, input, img, h1, h2, h3, fieldset, section[aria-label], section[aria-labelledby]'
const OF_ELEMENTS: Readonly<Record<string, string>> = {
  a: 'link',
  textarea: 'textbox',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  fieldset: 'group',
  section: 'region',
}
const OF_INPUTS: Readonly<Record<string, string>> = { checkbox: 'checkbox', radio: 'radio', range: 'slider' }
const WITHOUT_NAMES = ['none', 'presentation', 'row', 'status', 'file', 'tabpanel', 'generic']

/**
 * Every control in page order. Testing Library's roles and names take a minute for the editor; the full tier
 * compares a browser's.
 */
export function controls(root: ParentNode = document.body): Control[] {
  const hidden = new Set(root.querySelectorAll('[aria-hidden=true], [aria-hidden=true] *'))
  const labels = new Map([...root.querySelectorAll('label')].map((label) => [label.control, label]))
  return [...root.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((element) => !hidden.has(element))
    .map((element) => ({ role: roleOf(element), name: nameOf(element, labels.get(element)), element }))
    .filter(({ role }) => !WITHOUT_NAMES.includes(role))
}

function roleOf(element: HTMLElement): string {
  const { localName } = element
  if (localName === 'input' && !element.hasAttribute('role')) {
    const { type } = element as HTMLInputElement
    return OF_INPUTS[type] ?? (type === 'file' ? 'file' : 'textbox')
  }
  return element.getAttribute('role') ?? OF_ELEMENTS[localName] ?? localName
}

function nameOf(element: HTMLElement, label?: Element): string {
  const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const name =
    element.getAttribute('aria-label') ??
    (labelled.length > 0 ? labelled.map((id) => textOf(document.getElementById(id))).join(' ') : null) ??
    element.getAttribute('alt') ??
    textOf(legendOf(element) ?? label ?? element)
  return name.replaceAll(/\s+/g, ' ').trim()
}

function legendOf(element: HTMLElement): Element | null {
  return element.localName === 'fieldset' ? element.querySelector('legend') : null
}

/** Skips what screen readers do not see: duplicate text, marks. */
function textOf(node: Node | null): string {
  if (node === null) return ''
  if (node instanceof Text) return node.data
  if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return ''
  return [...node.childNodes].map(textOf).join('')
}

export function expectNamed({ names, groups = {} }: Place): void {
  const all = controls()
  const namesOf = (role: string, of = all) => of.filter((one) => one.role === role).map(({ name }) => name)
  for (const [role, wanted] of Object.entries(names))
    expect(namesOf(role), role).toEqual(expect.arrayContaining([...wanted]))
  for (const [group, radios] of Object.entries(groups)) {
    const box = all.find(({ role, name }) => role === 'radiogroup' && name === group)
    expect(box, group).toBeDefined()
    expect(namesOf('radio', controls(box!.element)), group).toEqual(expect.arrayContaining([...radios]))
  }
}

export function expectTranslated(english: readonly Control[], chinese: readonly Control[]): void {
  expect(english.length).toBeGreaterThan(20)
  expect(chinese.map(({ role }) => role)).toEqual(english.map(({ role }) => role))
  const left = english
    .map(({ role, name }, at) => ({ role, name, other: chinese[at]!.name }))
    .filter(({ role, name }) => role !== 'img' && name !== '' && !SAME_IN_BOTH.test(name))
    .filter(({ name, other }) => other === name || !/\p{Script=Han}/u.test(other))
  expect(left).toEqual([])
}
