// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { vitePreload } from './vitePreload.ts'

const asked = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href)
const page = 'https://app.example/assets/start.js'

it('asks once for each file that the code imports, but for what the page has asked for, and gives the module', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="https://app.example/assets/runtime.js">'
  await expect(
    vitePreload(async () => Promise.resolve('list'), ['./list.js', './rows.js', './runtime.js'], page),
  ).resolves.toBe('list')
  await vitePreload(async () => Promise.resolve('form'), ['./form.js', './rows.js', './fields.js'], page)
  await vitePreload(async () => Promise.resolve('small'), undefined, page)
  expect(asked()).toEqual(['runtime', 'rows', 'fields'].map((name) => `https://app.example/assets/${name}.js`))
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
