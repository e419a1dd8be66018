/** The build makes a module of each stylesheet of fonts, which adds its faces here: a library has no CSS. */
import { fontSet } from '../draw/fonts/fontSet'
import type { FontSource, OwnFace } from './card'

/** A file is named below node_modules; its address is where the package has it. */
type ShippedFace = Required<Omit<OwnFace, 'src'>> & { file: string; address: string }

let chosen: FontSource = {}
const made = new Map<FontFace, () => void>()

export function chooseFonts(fonts: FontSource = chosen): void {
  chosen = fonts
}

/** @public called by what the build makes of stylesheets */
export function addFaces(family: string, faces: readonly ShippedFace[]): void {
  const isBase = typeof chosen === 'string' || chosen instanceof URL
  const own = isBase ? [] : ((chosen as Readonly<Record<string, readonly OwnFace[]>>)[family] ?? [])
  const style = faces[0]?.style ?? 'normal'
  const ofStyle = own.filter((face) => (face.style ?? 'normal') === style)
  const addressOf = ({ file, address }: ShippedFace) =>
    isBase ? String(chosen).replace(/\/*$/, `/${file}`) : address
  const shipped = faces.map((face): OwnFace => ({ ...face, src: addressOf(face) }))
  const addAgain = () => addFaces(family, faces)
  // Without an italic of its own, the upright stands for it.
  for (const { src, ...face } of [ofStyle, own, shipped].find(({ length }) => length > 0) ?? []) {
    const source = src instanceof Uint8Array ? src : `url(${JSON.stringify(String(src))})`
    const added = new FontFace(family, source, { ...face, style })
    made.set(added, addAgain)
    fontSet().add(added)
  }
}

/** A failed face stays failed, so the next try needs others, of what is chosen then. */
export function renewFailedFaces(): void {
  const failed = [...made].filter(([{ status }]) => status === 'error').map(([, addAgain]) => addAgain)
  for (const [face, addAgain] of new Map(made)) {
    if (!failed.includes(addAgain)) continue
    made.delete(face)
    fontSet().delete(face)
  }
  for (const addAgain of new Set(failed)) addAgain()
}
