/** A value that is sent and not shown. */
export function HiddenWidget() {
  return null
}
