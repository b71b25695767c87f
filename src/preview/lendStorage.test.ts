// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { lendStorage } from './lendStorage.ts'

/** The storage that a page reads, as the library does that asks for it by its name. */
const storageOf = (page: Window) => page.localStorage

function openFrame(): Window & typeof globalThis {
  return document.body.appendChild(document.createElement('iframe')).contentWindow as Window & typeof globalThis
}

afterEach(() => document.body.replaceChildren())

it('lends a page a storage where the browser forbids its own', () => {
  const page = openFrame()
  const forbid = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const kind of ['localStorage', 'sessionStorage'])
    Object.defineProperty(page, kind, { get: forbid, configurable: true })
  expect(() => storageOf(page)).toThrow('insecure')
  lendStorage(page)
  storageOf(page).setItem('a', '1')
  expect(storageOf(page).getItem('a')).toBe('1')
})

it('leaves a storage that is there alone', () => {
  const page = openFrame()
  Object.defineProperty(page, 'localStorage', { get: () => window.localStorage, configurable: true })
  lendStorage(page)
  expect(storageOf(page)).toBe(window.localStorage)
})
