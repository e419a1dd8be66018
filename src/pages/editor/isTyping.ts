const NOT_TYPED_INTO = ['radio', 'checkbox', 'range', 'color', 'button', 'file']

export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NOT_TYPED_INTO.includes(target.type) && !target.readOnly
  if (target instanceof HTMLTextAreaElement) return !target.readOnly
  return target instanceof HTMLElement && target.isContentEditable
}
