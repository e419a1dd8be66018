/** The program of a process that draws (rendererPool.ts). */
import { answerRequests } from '../../draw/node/drawingProcess'
import { drawCardHere } from './drawing'

answerRequests(drawCardHere, (error) => {
  const said = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return `a card could not be drawn: ${said}`
})
