/**
 * Moves the focus to the heading of a screen that has opened, so that the next Tab and a screen reader begin there. The
 * first screen of a page is left to the browser.
 */
export function focusHeading(page: Element | null | undefined, isFirst: boolean): void {
  if (isFirst) return
  const heading = page?.querySelector<HTMLElement>('h1') ?? page?.querySelector<HTMLElement>('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
