// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { vitePreload } from './vitePreload.ts'

const asked = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href)
const page = 'https://app.example/assets/start.js'

it('asks for each file once and gives the module', async () => {
  await expect(vitePreload(async () => Promise.resolve('list'), ['./list.js', './rows.js'], page)).resolves.toBe('list')
  await vitePreload(async () => Promise.resolve('rows'), ['./rows.js'], page)
  await vitePreload(async () => Promise.resolve('small'), undefined, page)
  expect(asked()).toEqual(['https://app.example/assets/list.js', 'https://app.example/assets/rows.js'])
})

it('tells of a file that did not come, and throws on unless somebody takes care of it', async () => {
  const gone = new TypeError('Failed to fetch dynamically imported module')
  const heard = vi.fn<(event: Event) => void>()
  window.addEventListener('vite:preloadError', heard)
  await expect(vitePreload(async () => Promise.reject(gone), [], page)).rejects.toBe(gone)
  expect(heard).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ payload: gone }))
  heard.mockImplementation((event) => event.preventDefault())
  await expect(vitePreload(async () => Promise.reject(gone), [], page)).resolves.toBeUndefined()
  window.removeEventListener('vite:preloadError', heard)
})
