/** Between what floats and what it keeps clear of, in px. */
const GAP = 8

/** The most of a window, as a share of its height, that what was pressed may take to be kept clear as a whole. */
const ROW = 0.3

/** Bars of a page above and beneath its scroller, those that stick within it, and the ways on of what lies over it. */
const BARS = ':has(> main) > :not(main), [data-bar], [role=dialog] [type=submit], [role=alertdialog] button'

interface Span {
  top: number
  bottom: number
}

const spanOf = (element: Element): Span => element.getBoundingClientRect()

/**
 * Moves what floats at the top of the page down to the nearest place where it lies over no bar, not over the field that has
 * the focus nor the button that sends its form, and not over what was pressed last, of which it is likely to speak. A
 * form that refuses brings its first wrong field to the top and says in a toast what is wrong with it; the next tap goes
 * to the field or the button.
 */
export function keepClear(floating: HTMLElement, pressed?: Element | null): void {
  floating.style.top = ''
  // With its label and what is wrong with it.
  const field = document.activeElement?.closest('[data-field]')
  const form = (field ?? pressed)?.closest('form')
  const taken = [field, pressed, rowOf(pressed), ...(form?.querySelectorAll('[type=submit]') ?? [])]
    .concat(...document.querySelectorAll(BARS))
    .flatMap((element) => (element ? spanOf(element) : []))
    .filter(({ top, bottom }) => bottom > top && bottom > 0 && top < window.innerHeight)
  const own = spanOf(floating)
  const height = own.bottom - own.top
  const isClear = (top: number) => taken.every((span) => top >= span.bottom || top + height <= span.top)
  const places = [own.top, ...taken.flatMap(({ top, bottom }) => [bottom + GAP, top - height - GAP])]
  const free = places.filter((top) => top >= own.top && top + height <= window.innerHeight && isClear(top))
  const place = free.length === 0 ? own.top : Math.min(...free)
  if (place !== own.top) floating.style.top = `${place}px`
}

/** The row that an element is a part of, where it leaves room beside it. */
function rowOf(element: Element | null | undefined): Element | undefined {
  const row = element?.closest('article, li, tr, [data-field]')
  return row && row.clientHeight < window.innerHeight * ROW ? row : undefined
}
