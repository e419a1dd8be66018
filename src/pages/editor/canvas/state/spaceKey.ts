/** Space held down makes every drag a pan. On a button it is a click as well, but not after a pan. */
export function createSpaceKey() {
  let isDown = false
  let hasPanned = false
  return {
    isDown: () => isDown,
    panned() {
      hasPanned = isDown
    },
    /** True where the key changed. `isFree`: nothing else has a use for Space where it was pressed. */
    hear(event: KeyboardEvent, isFree: boolean): boolean {
      if (event.key !== ' ' || (!isDown && !isFree)) return false
      const wasDown = isDown
      isDown = event.type === 'keydown'
      if (!isDown && hasPanned) event.preventDefault()
      if (isDown !== wasDown) hasPanned = false
      return isDown !== wasDown
    },
  }
}
