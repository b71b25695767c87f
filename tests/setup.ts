import '@testing-library/jest-dom/vitest'
import * as streams from 'node:stream/web'
import { afterEach } from 'vitest'

// A browser has them, jsdom does not.
for (const [name, value] of Object.entries(streams))
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: value })

const LABELABLE = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea'

// Only where there is a document: most tests need neither React nor its cleaning up.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  // Lazy parts are compiled when first asked for, which takes a while on a busy machine.
  configure({ asyncUtilTimeout: 10_000 })
  afterEach(cleanup)
  // jsdom walks the whole page for every label of every control: on a page of a hundred fields a query took seconds.
  for (const { prototype } of [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLOutputElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ])
    Object.defineProperty(prototype, 'labels', { configurable: true, get: labelsOf })
}

/** In the order of the page; a hidden input has none. */
function labelsOf(this: HTMLElement): readonly HTMLLabelElement[] | null {
  if (this instanceof HTMLInputElement && this.type === 'hidden') return null
  return [...document.getElementsByTagName('label')].filter((label) =>
    label.htmlFor === '' ? label.contains(this) && label.querySelector(LABELABLE) === this : label.htmlFor === this.id,
  )
}
