import { cardFile } from '../../../src/export/cardFile'
import { benchCard } from './benchCard'

export async function nodePng(edition: number): Promise<Buffer> {
  return (await cardFile(benchCard(edition), { format: 'png', quality: 1, scale: 2, opensAgain: true })).bytes
}
