const NOT_TYPED_INTO = ['radio', 'checkbox', 'range', 'color', 'button', 'file']

/** True if the target is an editable text field, which handles its own keys. */
export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NOT_TYPED_INTO.includes(target.type) && !target.readOnly
  if (target instanceof HTMLTextAreaElement) return !target.readOnly
  return target instanceof HTMLElement && target.isContentEditable
}
