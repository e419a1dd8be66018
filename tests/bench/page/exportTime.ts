export interface ExportTime {
  ms: number
  bytes: number
}

export async function exportTime(save: () => Promise<Blob>): Promise<ExportTime & { blob: Blob }> {
  const { gc } = window as { gc?: () => void }
  gc?.()
  await new Promise((resolve) => setTimeout(resolve, 30))
  const from = performance.now()
  const blob = await save()
  return { ms: performance.now() - from, bytes: blob.size, blob }
}
