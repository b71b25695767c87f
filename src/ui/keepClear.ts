/** Between a field and what is moved beneath it, in px. */
const GAP = 8

/**
 * Moves what floats at the top of the page beneath the field that has the focus where it would lie over it: a form that
 * refuses brings its first wrong field there and says in a toast what is wrong with it.
 */
export function keepClear(floating: HTMLElement): void {
  floating.style.top = ''
  // With its label and what is wrong with it.
  const field = document.activeElement?.closest('[data-field]')?.getBoundingClientRect()
  if (field === undefined) return
  const own = floating.getBoundingClientRect()
  const beneath = field.bottom + GAP
  const isOver = own.top < field.bottom && own.bottom > field.top
  if (isOver && beneath + own.height <= window.innerHeight) floating.style.top = `${beneath}px`
}
