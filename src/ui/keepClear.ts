/** Between what floats and what it keeps clear of, in px. */
const GAP = 8

interface Span {
  top: number
  bottom: number
}

const spanOf = (element: Element): Span => element.getBoundingClientRect()

/**
 * Moves what floats at the top of the page where it lies over neither the field that has the focus nor the button that
 * sends its form: beneath the field or else at the foot of the page. A form that refuses brings its first wrong field to
 * the top and says in a toast what is wrong with it; the next tap goes to the field or the button.
 */
export function keepClear(floating: HTMLElement): void {
  floating.style.top = ''
  // With its label and what is wrong with it.
  const field = document.activeElement?.closest('[data-field]')
  if (!field) return
  const own = spanOf(floating)
  const height = own.bottom - own.top
  const taken = [field, ...(field.closest('form')?.querySelectorAll('[type=submit]') ?? [])].map(spanOf)
  const isClear = (top: number) => taken.every((span) => top >= span.bottom || top + height <= span.top)
  if (isClear(own.top)) return
  const places = [spanOf(field).bottom + GAP, window.innerHeight - height - GAP]
  const place = places.find((top) => top >= 0 && top + height <= window.innerHeight && isClear(top))
  if (place !== undefined) floating.style.top = `${place}px`
}
