// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchScreen } from './watchScreen.ts'

let root: HTMLElement
const put = (html: string) => void (root.innerHTML = html)

beforeEach(() => {
  document.body.replaceChildren()
  root = document.body.appendChild(document.createElement('div'))
  put(
    '<h1>Deposit</h1><p>From <b>100</b></p><input value="5" placeholder="Amount"><time>12:00</time><img src="a.svg" alt="" data-by-chance>',
  )
})

describe('watching the screen', () => {
  const told = vi.fn<(told: number, places: readonly string[]) => void>()
  const watch = () => watchScreen(root, told)
  let watched: ReturnType<typeof watch>
  beforeEach(() => {
    told.mockReset()
    watched = watch()
    watched.watch(true)
  })
  afterEach(() => watched.watch(false))

  it('reports it place by place, without what runs by the clock', () => {
    expect(told).toHaveBeenCalledExactlyOnceWith(1, ['H1 Deposit', 'P From', 'B 100', 'INPUT 5 Amount'])
  })

  it('reports it again when it changes, and not for its own marks', async () => {
    watched.mark(1, [0, 2])
    expect([...document.querySelectorAll('[data-differs]')].map(({ tagName }) => tagName)).toEqual(['H1', 'B'])
    document.querySelector('b')?.replaceChildren('500')
    await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(2, expect.arrayContaining(['B 500'])))
    expect(told).toHaveBeenCalledTimes(2)
  })

  it('leaves out a screen that is kept behind, and reports it when it is on top again', async () => {
    const kept = document.body.appendChild(document.createElement('div'))
    kept.innerHTML = '<h1>Home</h1>'
    await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(2, expect.arrayContaining(['H1 Home'])))
    kept.style.display = 'none'
    await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(3, expect.not.arrayContaining(['H1 Home'])))
    kept.style.display = ''
    await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(4, expect.arrayContaining(['H1 Home'])))
  })

  it('keeps its marks when the same words come in new elements', async () => {
    watched.mark(1, [0])
    const [before] = root.children
    before?.replaceWith(Object.assign(document.createElement('h1'), { textContent: 'Deposit' }))
    await vi.waitFor(() => expect(document.querySelector('h1[data-differs]')).not.toBeNull())
    expect(told).toHaveBeenCalledOnce()
  })

  it('marks nothing by an answer about an older screen, and clears when it ends', () => {
    watched.mark(7, [0])
    expect(document.querySelector('[data-differs]')).toBeNull()
    watched.mark(1, [0])
    watched.watch(false)
    expect(document.querySelector('[data-differs]')).toBeNull()
  })
})
