import '@testing-library/jest-dom/vitest'
import * as streams from 'node:stream/web'
import { afterEach, vi } from 'vitest'

// A browser has them, jsdom does not.
for (const [name, value] of Object.entries(streams))
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: value })

/** A busy machine takes a while to compile what is lazy, or to run what waits its turn; by itself Vitest waits a second. */
const PATIENCE = { timeout: 10_000 }
// Files that share what they import share this too.
if (!('isPatient' in vi.waitFor)) {
  const { waitFor } = vi
  const patient: typeof waitFor = async (check, how) =>
    waitFor(check, typeof how === 'number' ? how : { ...PATIENCE, ...how })
  vi.waitFor = Object.assign(patient, { isPatient: true })
}

const TAG = /^(?:\*|[a-z][a-z0-9]*)$/
const LABELABLE = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea'

/** jsdom lays nothing out: it tells of the first size, as a browser does, and of no other. */
class FirstSize {
  readonly #tell: (entries: readonly never[]) => void
  constructor(tell: (entries: readonly never[]) => void) {
    this.#tell = tell
  }
  observe(): void {
    queueMicrotask(() => this.#tell([]))
  }
  unobserve(): void {
    // There is no other.
  }
  disconnect(): void {
    // There is no other.
  }
}

// Only where there is a document: most tests need neither React nor its cleaning up.
if (typeof document !== 'undefined') {
  const { cleanup, configure, getConfig } = await import('@testing-library/react')
  const itsOwn = { ...getConfig() }
  // Before a test fakes it; React's scheduler has the real one, too.
  const { setImmediate } = globalThis
  configure({
    asyncUtilTimeout: PATIENCE.timeout,
    // What has just come is found before React has run its effects, such as subscribing to a store: on a busy machine a
    // test then changed what nothing listened to yet.
    asyncWrapper: async (find) =>
      itsOwn.asyncWrapper(async () => {
        const found = await find()
        await new Promise<void>((done) => setImmediate(done))
        return found
      }),
  })
  afterEach(cleanup)
  Object.assign(globalThis, { ResizeObserver: FirstSize })
  // jsdom walks the whole page for every label of every control: on a page of a hundred fields a query took seconds.
  for (const { prototype } of [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLOutputElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ])
    Object.defineProperty(prototype, 'labels', { configurable: true, get: labelsOf })
  // Its selectors walk the page node by node, also for a mere tag name: queries ask for all elements, links for "base".
  for (const { prototype } of [Document, Element]) {
    const first = unboundOf(prototype, 'querySelector')
    const all = unboundOf(prototype, 'querySelectorAll')
    Object.assign(prototype, {
      querySelector(this: Document | Element, selector: string) {
        return TAG.test(selector) ? (itemsOf(this.getElementsByTagName(selector), 1)[0] ?? null) : first(this, selector)
      },
      querySelectorAll(this: Document | Element, selector: string) {
        return TAG.test(selector) ? itemsOf(this.getElementsByTagName(selector)) : all(this, selector)
      },
    })
  }
}

/** A method as a function of what it is called on. */
function unboundOf(prototype: Document | Element, name: 'querySelector' | 'querySelectorAll') {
  const method: unknown = Reflect.get(prototype, name)
  return (target: Document | Element, selector: string): unknown =>
    typeof method === 'function' ? Reflect.apply(method, target, [selector]) : undefined
}

/** Asked by the prototype: a collection itself first looks for an element of the property's name. */
function itemsOf(collection: HTMLCollection, most = Infinity): readonly Element[] {
  const { prototype } = HTMLCollection
  const length = Math.min(Reflect.get(prototype, 'length', collection), most)
  return Array.from({ length }, (_, index) => prototype.item.call(collection, index)).filter((item) => item !== null)
}

/** In the order of the page; a hidden input has none. */
function labelsOf(this: HTMLElement): readonly HTMLLabelElement[] | null {
  if (this instanceof HTMLInputElement && this.type === 'hidden') return null
  return [...document.querySelectorAll('label')].filter((label) =>
    label.htmlFor === '' ? label.contains(this) && label.querySelector(LABELABLE) === this : label.htmlFor === this.id,
  )
}
