import type { Point } from '../../../scene/nodes'
import { FIGURES, STARS } from './chart'

/** The sky over 35° north as a disc: from below, so that north is up and east is on the left. */

const LATITUDE = rad(35)
const [SIN_LATITUDE, COS_LATITUDE] = [Math.sin(LATITUDE), Math.cos(LATITUDE)]
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const PLACE = 4 // letters

/** A place on the sphere, degrees. */
export interface Place {
  ascension: number
  declination: number
}

export interface Star extends Place {
  magnitude: number
}

export const stars: readonly Star[] = (STARS.match(/.{5}/g) ?? []).map((letters) => ({
  ...placeOf(letters),
  magnitude: (LETTERS.indexOf(letters[PLACE]!) - 15) / 10,
}))

export const figures: readonly (readonly Place[])[] = FIGURES.split(' ').map((letters) =>
  (letters.match(/.{4}/g) ?? []).map(placeOf),
)

/** Where a place is on the disc, whose radius is 1 at the horizon: beyond it, it has set. Stereographic, so figures keep their shapes. */
export type Dome = (place: Place) => Point

export function domeOf(siderealDeg: number): Dome {
  return ({ ascension, declination }) => {
    const [hour, height] = [rad(siderealDeg - ascension), rad(declination)]
    const [sin, cos] = [Math.sin(height), Math.cos(height)]
    const up = SIN_LATITUDE * sin + COS_LATITUDE * cos * Math.cos(hour)
    const north = COS_LATITUDE * sin - SIN_LATITUDE * cos * Math.cos(hour)
    const west = cos * Math.sin(hour)
    const enlarged = 1 / Math.max(1 + up, 0.05) // what is at the foot of the sphere would be infinitely far
    return { x: west * enlarged, y: -north * enlarged }
  }
}

/** A place by its longitude along the Milky Way, 0 at its middle in Sagittarius, and its latitude from it. */
export function galactic(longitudeDeg: number, latitudeDeg: number): Place {
  const [l, b] = [rad(longitudeDeg - 32.93192), rad(latitudeDeg)]
  const pole = rad(27.12825) // its declination; right ascension 192.85948
  const sin = Math.sin(b) * Math.sin(pole) + Math.cos(b) * Math.cos(pole) * Math.sin(l)
  const ascension =
    192.85948 +
    90 +
    deg(
      Math.atan2(
        Math.cos(b) * Math.sin(l) * Math.sin(pole) - Math.sin(b) * Math.cos(pole),
        Math.cos(b) * Math.cos(l),
      ),
    )
  return { ascension, declination: deg(Math.asin(sin)) }
}

/** The sun's way. */
export function ecliptic(longitudeDeg: number): Place {
  const [longitude, tilt] = [rad(longitudeDeg), rad(23.44)]
  return {
    ascension: deg(Math.atan2(Math.cos(tilt) * Math.sin(longitude), Math.cos(longitude))),
    declination: deg(Math.asin(Math.sin(tilt) * Math.sin(longitude))),
  }
}

function placeOf(letters: string): Place {
  const number = (at: number) => LETTERS.indexOf(letters[at]!) * 64 + LETTERS.indexOf(letters[at + 1]!)
  return { ascension: number(0) / 10, declination: (number(2) - 900) / 10 }
}

function rad(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function deg(radians: number): number {
  return (radians * 180) / Math.PI
}
