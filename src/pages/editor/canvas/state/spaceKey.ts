/** While Space is held, every drag pans. On a button Space also clicks, but not after a pan. */
export function createSpaceKey() {
  let isDown = false
  let hasPanned = false
  return {
    isDown: () => isDown,
    panned() {
      hasPanned = isDown
    },
    /** True if the key's state changed. `isSpaceFree`: no focused control uses Space. */
    handleKey(event: KeyboardEvent, isSpaceFree: boolean): boolean {
      if (event.key !== ' ' || (!isDown && !isSpaceFree)) return false
      const wasDown = isDown
      isDown = event.type === 'keydown'
      if (!isDown && hasPanned) event.preventDefault()
      if (isDown !== wasDown) hasPanned = false
      return isDown !== wasDown
    },
  }
}
