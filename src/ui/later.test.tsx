// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { later } from './later.tsx'

afterEach(cleanup)

function Counter({ name }: { readonly name: string }) {
  const [count, setCount] = useState(0)
  return <button type="button" onClick={() => setCount(count + 1)}>{`${name} ${count}`}</button>
}

const waiting = () => 'waiting'

test('shows the component once the code has come, and keeps its state from then on', async () => {
  const View = later(async () => Promise.resolve(Counter), waiting)
  const { rerender } = render(<View name="taps" />)
  expect(screen.getByText('waiting')).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'taps 0' }))
  rerender(<View name="presses" />)
  expect(screen.getByRole('button', { name: 'presses 1' })).toBeVisible()
})

test('shows at once what was loaded ahead', async () => {
  const View = later(async () => Promise.resolve(Counter))
  await View.load()
  render(<View name="taps" />)
  expect(screen.getByRole('button', { name: 'taps 0' })).toBeVisible()
})

test('goes on waiting while the code does not come, and shows it once somebody has loaded it', async () => {
  const load = vi
    .fn<() => Promise<typeof Counter>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(Counter)
  const View = later(load, waiting)
  render(
    <>
      <Counter name="beside" />
      <View name="taps" />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'beside 0' }))
  expect(screen.getByText('waiting')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
  await act(async () => void (await View.load()))
  expect(await screen.findByRole('button', { name: 'taps 0' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'beside 1' })).toBeVisible()
})

test('shows as soon as the code has come, although the fallback of a boundary has just been shown', async () => {
  // As in a browser: in tests of its own React holds nothing back.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const code = Promise.withResolvers<typeof Counter>()
  const View = later(
    async () => code.promise,
    ({ name }) => <p>{`waiting for ${name}`}</p>,
  )
  const Never = lazy(async () => new Promise<never>(() => undefined))
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const drawn = async (words: string) => {
    for (let turn = 0; turn < 20 && !place.textContent.includes(words); turn += 1)
      await new Promise((resolve) => setImmediate(resolve))
    expect(place.textContent).toContain(words)
  }
  root.render(
    <Suspense fallback="beside">
      <Suspense fallback="boundary">
        <Never />
      </Suspense>
      <View name="taps" />
    </Suspense>,
  )
  await drawn('waiting for taps')
  code.resolve(Counter)
  await drawn('taps 0')
  root.unmount()
  place.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
