// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { later, type Later } from './later.tsx'
import { useLoaded } from './useLoaded.ts'

afterEach(cleanup)

interface Props {
  readonly name: string
}

const Named = ({ name }: Props) => <p>{`I am ${name}`}</p>

function Host({ view: View }: { readonly view: ComponentType<Props> | Later<Props> }) {
  return useLoaded(View) ? <View name="here" /> : <p>waiting</p>
}

test('what is not a later component is there at once, and so is what was loaded ahead', async () => {
  const { rerender } = render(<Host view={Named} />)
  expect(screen.getByText('I am here')).toBeVisible()
  const View = later(async () => Promise.resolve(Named))
  await View.load()
  rerender(<Host view={View} />)
  expect(screen.getByText('I am here')).toBeVisible()
})

test('asks for the code, and shows it in the moment that it comes', async () => {
  const code = Promise.withResolvers<typeof Named>()
  const load = vi.fn<() => Promise<typeof Named>>(async () => code.promise)
  render(<Host view={later(load)} />)
  expect(screen.getByText('waiting')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
  await act(async () => code.resolve(Named))
  expect(screen.getByText('I am here')).toBeVisible()
})

test('goes on waiting for code that did not come, and shows it once somebody has loaded it', async () => {
  const load = vi
    .fn<() => Promise<typeof Named>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(Named)
  const View = later(load)
  render(<Host view={View} />)
  await act(async () => Promise.resolve())
  expect(screen.getByText('waiting')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
  await act(async () => void (await View.load()))
  expect(screen.getByText('I am here')).toBeVisible()
})
