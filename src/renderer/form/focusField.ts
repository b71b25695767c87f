/** Brings the input of a field into view and puts the focus there; false when the field shows none. */
export function focusField(formId: string, path: string): boolean {
  const field = document.getElementById(formId)?.querySelector(`[data-field=${JSON.stringify(path)}]`)
  // A picture code has a button before its input.
  const input = field?.querySelector<HTMLElement>('input, textarea') ?? field?.querySelector<HTMLElement>('button')
  if (!input) return false
  input.focus({ preventScroll: true })
  // jsdom scrolls nothing.
  field?.scrollIntoView?.({ block: 'center' })
  return true
}
