import { execFileSync } from 'node:child_process'
import ICAL from 'ical.js'
import { parsers } from 'prettier/plugins/markdown'
import { describe, expect, it } from 'vitest'
import { encodeLook } from '../../../src/card/shareCode'
import { TEMPLATES } from '../../../src/card/templates'
import { targetOf } from '../../../src/look/targets'
import { EVERYWHERE_EN } from '../../../src/pages/everywhere/everywhereText.en'
import { EVERYWHERE_ZH } from '../../../src/pages/everywhere/everywhereText.zh'
import {
  besidesUrls,
  cardUrl,
  DEVICES,
  type LookQuery,
  type Place,
  type Way,
  type WayId,
  WAYS,
} from '../../../src/pages/everywhere/ways'
import { keysOf } from '../../../src/scene/values'
import { createApp } from '../../../src/server/app'
import type { DrawRequest } from '../../../src/server/cardImage/finder'

const PLACE: Place = { origin: 'https://quotidian.example', zone: 'Asia/Shanghai', language: 'en' }
const LOOKS: LookQuery[] = [
  { template: 'day' },
  { template: 'koi' },
  { look: await encodeLook(TEMPLATES.retro.settings) },
]

function server() {
  const asked: DrawRequest[] = []
  const app = createApp({
    now: () => new Date('2026-11-21T20:00:00Z'),
    warn: () => {},
    drawCard: async (request) => {
      asked.push(request)
      return new Uint8Array([1])
    },
  })
  return { asked, get: (url: string) => app.request(url) }
}

function scriptOf(id: WayId, look: LookQuery = LOOKS[1]!, place = PLACE): string {
  const { shape, script }: Way = WAYS[id]
  return script!(cardUrl(look, shape, place), { look, place })
}

describe('the address of a way', () => {
  it.each(keysOf(WAYS))('%s: gives the card at once, in its size, for each look', async (id) => {
    const { shape }: Way = WAYS[id]
    for (const look of LOOKS) {
      const { asked, get } = server()
      const answer = await get(cardUrl(look, shape, PLACE))
      expect([answer.status, answer.headers.get('time-zone')]).toEqual([200, 'Asia/Shanghai'])
      const [{ card, size, target, greys }] = asked as [DrawRequest]
      expect(card.kind === 'quote' && card.quote.date).toBe('2026-11-22')
      expect(target).toBe(shape.target)
      expect(size).toEqual(shape.w ? { widthPx: shape.w, heightPx: shape.h } : null)
      expect(greys).toBe(shape.palette ?? null)
    }
  })

  it('keeps its zone whatever that is called', async () => {
    for (const zone of ['Etc/GMT+5', 'America/Port-au-Prince', 'UTC']) {
      const answer = await server().get(cardUrl({ template: 'koi' }, {}, { ...PLACE, zone }))
      expect([answer.status, answer.headers.get('time-zone')]).toEqual([200, zone])
    }
  })

  it('is that of a target for each screen, whose clear zones the page hatches', () => {
    const hatched = keysOf(WAYS).filter((id) => targetOf((WAYS[id] as Way).shape.target)?.clear.length)
    expect(hatched).toEqual(['lockScreen', 'wallpaper'])
  })
})

describe('the ways', () => {
  it('each belong to one device, and have steps in both languages', () => {
    const all = Object.values(DEVICES).flatMap(({ ways }) => [...ways])
    expect(all.toSorted()).toEqual(keysOf(WAYS).toSorted())
    for (const id of all) expect(EVERYWHERE_EN.ways[id].length, id).toBe(EVERYWHERE_ZH.ways[id].length)
    for (const { ways } of [EVERYWHERE_EN, EVERYWHERE_ZH])
      for (const [name, ...steps] of Object.values(ways))
        expect([name, steps.length > 0]).toEqual([name, true])
  })
})

describe('a snippet', () => {
  it.each(['mac', 'linux'] as const)('for %s is a script that a shell can read', (id) => {
    for (const look of LOOKS) execFileSync('sh', ['-n'], { input: scriptOf(id, look) })
  })

  it('for Windows asks for the address and sets the file as wallpaper', () => {
    const script = scriptOf('windows')
    expect(script).toContain(
      `Invoke-WebRequest '${cardUrl(LOOKS[1]!, WAYS.windows.shape, PLACE)}' -OutFile $file`,
    )
    expect(script.split('\n').at(-1)).toBe('[Quotidian.Desktop]::SystemParametersInfo(20, 0, $file, 3)')
    expect(script.split("'").length % 2).toBe(1)
  })

  it('for Scriptable is a widget with today’s card', async () => {
    const seen: Record<string, unknown> = {}
    const AsyncFunction = (async () => {}).constructor as new (
      ...words: string[]
    ) => (...values: unknown[]) => Promise<void>
    class ListWidget {}
    const { asked, get } = server()
    class Request {
      constructor(readonly url: string) {}
      loadImage = async () => (await get(this.url)).status
    }
    const Script = { setWidget: (widget: object) => Object.assign(seen, widget), complete: () => {} }
    const run = new AsyncFunction('ListWidget', 'Request', 'Script', scriptOf('widget'))
    await run(ListWidget, Request, Script)
    expect(seen).toMatchObject({ backgroundImage: 200, refreshAfterDate: expect.any(Date) })
    expect(asked[0]!.size).toEqual({ widthPx: 1014, heightPx: 1062 })
  })

  it('for Obsidian is a picture of the note’s own day', async () => {
    const note = scriptOf('obsidian').replace('{{date:YYYY-MM-DD}}', '2026-01-02')
    const [
      {
        children: [image],
      },
    ] = markdownOf(note) as unknown as [{ children: [{ type: string; url: string; alt: string }] }]
    expect(image).toMatchObject({ type: 'image', alt: 'A quote for each day' })
    const { asked, get } = server()
    const moved = await get(image.url)
    expect((await get(`${PLACE.origin}${moved.headers.get('location')}`)).status).toBe(200)
    expect(asked.map(({ card }) => card.kind === 'quote' && card.quote.date)).toEqual(['2026-01-02'])
  })

  it('for a README is HTML that Markdown leaves alone', () => {
    const [html, ...others] = markdownOf(scriptOf('readme'))
    expect([html!.type, html!.value, others]).toEqual(['html', scriptOf('readme'), []])
  })

  it('for a reminder is a calendar with an alarm at its hour, in a zone', async () => {
    const answer = await server().get(besidesUrls(PLACE).reminder)
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as never)
    const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
    expect(events.length).toBeGreaterThan(30)
    for (const { component, startDate } of events) {
      expect(new Date(startDate.toUnixTime() * 1000).toISOString()).toMatch(/T23:30:00/)
      expect(component.getAllSubcomponents('valarm')).toHaveLength(1)
    }
  })

  it('for the words is the day’s text in the page’s language', async () => {
    const answer = await server().get(besidesUrls({ ...PLACE, language: 'zh' }).words)
    expect([answer.status, /\p{Script=Han}/u.test(await answer.text())]).toEqual([200, true])
  })
})

interface MarkdownNode {
  type: string
  value?: string
  children?: unknown
}

function markdownOf(text: string): MarkdownNode[] {
  const root = (parsers.markdown.parse as (text: string, options: object) => unknown)(text, {})
  return (root as { children: MarkdownNode[] }).children
}
