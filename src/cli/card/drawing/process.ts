import { answerRequests } from '../../../draw/node/drawingProcess'
import { reasonOf } from '../commandError'
import type { DrawRequest } from '../task'
import { createCardRenderer } from './drawCard'

// A terminal sends Ctrl-C to all processes; the command decides.
process.on('SIGINT', () => {})
const draw = createCardRenderer()
answerRequests(async (request: DrawRequest) => {
  const drawn = await draw(request)
  return { ...drawn, bytes: new Uint8Array(drawn.bytes) } // A Buffer may be a view of a larger one.
}, reasonOf)
