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
  // jsdom holds an element against each rule of a browser's own style sheet whenever a query asks whether it shows, a
  // fifth of the time of the desk's tests: in a page without style sheets it is asked once a kind of element.
  const itsStyle = window.getComputedStyle
  window.getComputedStyle = (element, pseudo) =>
    document.styleSheets.length > 0 || element.hasAttribute('popover')
      ? itsStyle(element, pseudo)
      : styleOf(element, itsStyle)
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

/** jsdom's own styles of elements that have none written at them, by all that a browser's rules tell them apart by. */
const kinds = new Map<string, CSSStyleDeclaration>()
const TOLD_BY = ['hidden', 'open', 'type']
const INHERITED = ['visibility', 'pointer-events']

/** Computed style in a page without style sheets, where only a style of the element's own counts, and what it inherits. */
function styleOf(element: Element, itsStyle: typeof getComputedStyle): CSSStyleDeclaration {
  const ofKind = styleOfKind(element, itsStyle)
  const valueOf = (name: string): string =>
    (INHERITED.includes(name) ? inheritedStyle(element, name, itsStyle) : writtenStyle(element, name)) ||
    ofKind.getPropertyValue(name)
  return new Proxy(ofKind, {
    get: (_, name) =>
      name === 'getPropertyValue'
        ? valueOf
        : valueOf(String(name).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
  })
}

function styleOfKind(element: Element, itsStyle: typeof getComputedStyle): CSSStyleDeclaration {
  const attributes = TOLD_BY.flatMap((name) => {
    const value = element.getAttribute(name)
    return value === null ? [] : [[name, value] as const]
  })
  const key = JSON.stringify([element.namespaceURI, element.localName, attributes])
  const known = kinds.get(key)
  if (known) return known
  const alike = document.createElementNS(element.namespaceURI, element.localName)
  for (const [name, value] of attributes) alike.setAttribute(name, value)
  const style = itsStyle(alike)
  kinds.set(key, style)
  return style
}

const writtenStyle = (element: Element, name: string): string =>
  element.hasAttribute('style') && (element instanceof HTMLElement || element instanceof SVGElement)
    ? element.style.getPropertyValue(name)
    : ''

function inheritedStyle(element: Element, name: string, itsStyle: typeof getComputedStyle): string {
  for (let each: Element | null = element; each; each = each.parentElement) {
    // Without a style of its own only a hidden element passes something on: the parts of a table collapse.
    const value =
      writtenStyle(each, name) ||
      (each.hasAttribute('hidden')
        ? styleOfKind(each, itsStyle)
            .getPropertyValue(name)
            .replace(/^(?:visible|auto)$/, '')
        : '')
    if (value !== '') return value
  }
  return ''
}
