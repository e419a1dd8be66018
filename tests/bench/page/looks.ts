import type { QuoteCard } from '../../../src/card/card'
import { TEMPLATES } from '../../../src/card/templates'
import { FRAMES, type FrameId } from '../../../src/look/frames'
import { WEATHER, type WeatherId } from '../../../src/look/weather'
import { keysOf } from '../../../src/scene/values'
import { loadFeatures } from '../../layout/withFeatures'
import { benchCard } from './benchCard'
import { exportTime, type ExportTime } from './exportTime'
import { saved } from './exporters'

interface Look {
  frame: FrameId
  weather: WeatherId
}

async function list(): Promise<Look[]> {
  await loadFeatures()
  return keysOf(FRAMES).flatMap((frame) => keysOf(WEATHER).map((weather) => ({ frame, weather })))
}

async function exportOnce(look: Look, edition: number): Promise<ExportTime> {
  const { ms, bytes } = await exportTime(() => saved(cardOf(look, edition), { format: 'png', scale: 2 }))
  return { ms, bytes }
}

function cardOf({ frame, weather }: Look, edition: number): QuoteCard {
  const settings = { ...TEMPLATES[weather].settings, frameStyle: frame, aspectRatio: '4:5' as const }
  return { ...benchCard(edition), settings }
}

export const looks = { list, exportOnce }
