import { cpus, loadavg, totalmem } from 'node:os'

export function machine(chromium) {
  const processor = cpus()[0]?.model.trim() ?? 'unknown processor'
  const memoryGb = Math.round(totalmem() / 2 ** 30)
  return `${processor}, ${cpus().length} cores, ${memoryGb} GB, Chromium ${chromium} headless`
}

export function machineLoad() {
  return loadavg()[1].toFixed(1)
}
