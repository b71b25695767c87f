import { JSDOM } from 'jsdom'

/** Never asked: what plays here is answered in the process. */
const ADDRESS = 'https://play.invalid/'

class NoObserver {
  observe(): void {
    // Nothing has a size here.
  }
  unobserve(): void {
    // Nothing has a size here.
  }
  disconnect(): void {
    // Nothing has a size here.
  }
}

/**
 * Gives this process a page, before anything that looks for one is loaded. Of what both Node and jsdom have, Node's
 * stays, except what elements accept only from their own window: events and signals.
 */
function installDom(): void {
  const { window } = new JSDOM('<!doctype html><html><body></body></html>', { url: ADDRESS, pretendToBeVisual: true })
  const names = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis))
  for (const name of [
    ...names,
    'Event',
    'CustomEvent',
    'AbortController',
    'AbortSignal',
    'navigator',
    'localStorage',
    'sessionStorage',
  ]) {
    const value: unknown = Reflect.get(window, name)
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  }
  const missing = {
    ResizeObserver: NoObserver,
    IntersectionObserver: NoObserver,
    matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
  }
  Object.assign(globalThis, missing)
  Object.assign(window, missing)
  // What scrolls is of no height, and jsdom says of some of it that it is not implemented.
  window.scrollTo = () => undefined
  window.HTMLElement.prototype.scrollTo = () => undefined
  window.HTMLElement.prototype.scrollIntoView = () => undefined
}

installDom()
