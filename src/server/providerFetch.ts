/** providerFetchByNode.ts where there are Node's sockets, else the runtime's fetch; imported at the first call. */
export const providerFetch: typeof fetch = async (input, init) => {
  const ask = await import('./providerFetchByNode').then(
    ({ createFetchByNode }) => createFetchByNode(),
    () => globalThis.fetch,
  )
  return ask(input, init)
}
