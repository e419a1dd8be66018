import { queryValue } from '../../card/cardAddress'
import { NAME } from '../../card/daySnippets'
import { FEEDS } from '../../calendar/feedPaths'
import type { LanguageId } from '../../language/languages'
import { withLanguage } from '../../language/path'
import type { TargetId } from '../../look/targets'
import { escaped } from '../../scene/written'

/** Values of the query of `/api/card.png`; a look of one's own is a code, others are templates. */
export type LookQuery = { look: string } | { template: string }

/** Without a target or size the picture has the look's own ratio. */
export interface Shape {
  target?: TargetId
  w?: number // px
  h?: number
  palette?: number // greys
}

export interface Place {
  origin: string // https://quotidian.example
  zone: string | null // the visitor's; null: the server's
  language: LanguageId
}

export interface Way {
  shape: Shape
  script?: (address: string, asked: { look: LookQuery; place: Place }) => string
}

export const WAYS = {
  lockScreen: { shape: { target: 'iphone' } },
  widget: { shape: { w: 1014, h: 1062 }, script: scriptable },
  wallpaper: { shape: { target: 'iphone' } },
  mac: { shape: { target: 'desktop' }, script: macScript },
  windows: { shape: { target: 'desktop' }, script: windowsScript },
  linux: { shape: { target: 'desktop' }, script: linuxScript },
  ubersicht: { shape: {}, script: ubersicht },
  trmnl: { shape: { target: 'e-ink' } },
  kindle: { shape: { w: 1072, h: 1448, palette: 16 }, script: (address) => `IMAGE_URI='${address}'` },
  blog: { shape: {}, script: (address, { place }) => imageHtml(address, place) },
  readme: { shape: {}, script: readme },
  obsidian: { shape: {}, script: obsidian },
  notion: { shape: {} },
} satisfies Record<string, Way>

export type WayId = keyof typeof WAYS
export type MoreId = 'reminder' | 'home' | 'newTab' | 'words'

interface Device {
  outline: 'phone' | 'screen' | 'frame' | 'window'
  ways: readonly [WayId, ...WayId[]]
  more: readonly MoreId[] // other ways to have the day there
}

export const DEVICES = {
  iphone: { outline: 'phone', ways: ['lockScreen', 'widget'], more: ['reminder', 'home', 'words'] },
  android: { outline: 'phone', ways: ['wallpaper'], more: ['reminder', 'home', 'words'] },
  computer: {
    outline: 'screen',
    ways: ['mac', 'windows', 'linux', 'ubersicht'],
    more: ['newTab', 'reminder', 'words'],
  },
  eink: { outline: 'frame', ways: ['trmnl', 'kindle'], more: [] },
  web: { outline: 'window', ways: ['blog', 'readme'], more: [] },
  notes: { outline: 'window', ways: ['obsidian', 'notion'], more: ['words'] },
} satisfies Record<string, Device>

export type DeviceId = keyof typeof DEVICES

/** In the server's order of parameters, because not every device follows a redirect. */
export function cardUrl(look: LookQuery & { theme?: string }, shape: Shape, place: Place): string {
  return urlWith('/api/card.png', { ...look, ...shape }, place)
}

/** These lead to the day without a picture. */
export function besidesUrls(place: Place): Record<MoreId, string> {
  const { origin, language } = place
  const home = origin + withLanguage('/', language)
  return {
    reminder: urlWith(withLanguage(FEEDS.calendar.path, language), { at: '07:30' }, place),
    words: urlWith('/api/quote.txt', { lang: language }, place),
    home,
    newTab: home,
  }
}

function urlWith(path: string, values: object, { origin, zone }: Place): string {
  const pairs = Object.entries({ ...values, ...(zone !== null && { tz: zone }) }).map(
    ([name, value]) => `${name}=${queryValue(String(value))}`,
  )
  return `${origin}${path}?${pairs.join('&')}`
}

function macScript(address: string): string {
  return `#!/bin/sh
file="$HOME/Pictures/quotidian-$(date +%F).png" # a new name each day, as macOS keeps a picture by its name
curl -fsSL -o "$file.part" '${address}' && mv "$file.part" "$file" || exit 1
osascript -e "tell application \\"System Events\\" to tell every desktop to set picture to \\"$file\\""
find "$HOME/Pictures" -name 'quotidian-*.png' ! -path "$file" -delete`
}

function linuxScript(address: string): string {
  return `#!/bin/sh
file="$HOME/.quotidian-$(date +%F).png"
export DBUS_SESSION_BUS_ADDRESS="\${DBUS_SESSION_BUS_ADDRESS:-unix:path=/run/user/$(id -u)/bus}"
curl -fsSL -o "$file.part" '${address}' && mv "$file.part" "$file" || exit 1
for key in picture-uri picture-uri-dark; do gsettings set org.gnome.desktop.background $key "file://$file"; done
find "$HOME" -maxdepth 1 -name '.quotidian-*.png' ! -path "$file" -delete`
}

function windowsScript(address: string): string {
  return `$file = "$env:USERPROFILE\\Pictures\\quotidian.png"
Invoke-WebRequest '${address}' -OutFile $file -UseBasicParsing -ErrorAction Stop
$code = '[DllImport("user32.dll", CharSet = CharSet.Unicode)] public static extern bool SystemParametersInfo(int action, int number, string path, int flags);'
Add-Type -Namespace Quotidian -Name Desktop -MemberDefinition $code
[Quotidian.Desktop]::SystemParametersInfo(20, 0, $file, 3)`
}

function scriptable(address: string): string {
  return `const widget = new ListWidget()
widget.backgroundImage = await new Request('${address}').loadImage()
widget.refreshAfterDate = new Date(Date.now() + 3600000)
Script.setWidget(widget)
Script.complete()`
}

/** An unknown parameter makes the address another one each day, so that the widget asks again. */
function ubersicht(address: string): string {
  return `export const refreshFrequency = 3600000
export const className = 'left: 40px; bottom: 40px'
export const render = () => <img width="360" src={'${address}&day=' + new Date().getDate()} />`
}

function imageHtml(address: string, { language }: Place): string {
  return `<img src="${escaped(address)}" width="540" alt="${NAME[language]}" loading="lazy">`
}

/** A look has one ground, so that the day's dark sheet stands for it in the dark. */
function readme(address: string, { look, place }: { look: LookQuery; place: Place }): string {
  const sheet = (theme: string) => cardUrl({ template: 'day', theme }, {}, place)
  const isDaysOwn = 'template' in look && look.template === 'day'
  return `<picture>
  <source media="(prefers-color-scheme: dark)" srcset="${escaped(sheet('dark'))}">
  ${imageHtml(isDaysOwn ? sheet('light') : address, place)}
</picture>`
}

/** In a template of daily notes each note keeps the card of its own day. */
function obsidian(_address: string, { look, place }: { look: LookQuery; place: Place }): string {
  const address = cardUrl(look, {}, { ...place, zone: null })
  return `![${NAME[place.language]}](${address}&date={{date:YYYY-MM-DD}})`
}
