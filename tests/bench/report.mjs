import { cpus, totalmem } from 'node:os'
export function machine(chromium) {
  return {
    cores: cpus().length,
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGb: Math.round(totalmem() / 2 ** 30),
    chromium,
    node: process.version,
    date: new Date().toISOString().slice(0, 10),
  }
}
export function writeReadme() {}
