import type { DrawnCard, DrawRequest } from '../task'

/** What draws one card at a time: this process, or another. */
export interface Drawer {
  /** @throws {DrawerGoneError} if it has ended; Error with the reason if the card cannot be drawn */
  draw(request: DrawRequest): Promise<DrawnCard>
  /** Whether it can draw. Its process may have been killed while it had nothing to do. */
  isAlive(): boolean
  end(): void
}

/** The process that drew is gone: it crashed, was killed, or took too long. */
export class DrawerGoneError extends Error {
  override readonly name = 'DrawerGoneError'

  constructor(
    message: string,
    readonly hadBegun: boolean, // false: it never came up, and another will not either
  ) {
    super(message)
  }
}

/** This process. */
export function drawerHere(): Drawer {
  const drawing = import('./drawCard').then(({ createDrawer }) => createDrawer())
  return { draw: async (request) => (await drawing)(request), isAlive: () => true, end: () => {} }
}
