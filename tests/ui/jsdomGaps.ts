/** Stubs of browser features that jsdom lacks. */
if (typeof Document !== 'undefined') {
  globalThis.CSS ??= {} as typeof CSS
  CSS.escape ??= (text: string) => text.replace(/[^\w-]/g, '\\$&')
  Document.prototype.elementsFromPoint ??= () => []
  Element.prototype.setPointerCapture ??= () => undefined
  Element.prototype.releasePointerCapture ??= () => undefined
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}
