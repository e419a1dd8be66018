import { drawCard, toBlob } from 'quotidian/engine'

self.onmessage = async ({ data: { canvas, card } }) => {
  const options = { template: 'sunny' }
  await drawCard(canvas, card, options)
  self.postMessage({ file: await toBlob(card, options) })
}
