/** Sockets where there are any (providerFetchByNode.ts), else the runtime's own fetch: loaded at the first call. */
export const providerFetch: typeof fetch = async (input, init) => {
  const ask = await import('./providerFetchByNode').then(
    ({ fetchByNode }) => fetchByNode,
    () => globalThis.fetch,
  )
  return ask(input, init)
}
