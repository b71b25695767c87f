// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { formBlock, sending } from './testing/formBlock.ts'
import { playForm, settle } from './testing/playForm.tsx'

const code = vi.hoisted(() => Promise.withResolvers<undefined>())
vi.mock('./sendForm.ts', async (original) => {
  await code.promise
  return original()
})

const block = formBlock({ note: {} }, { submit: sending('login', {}) })

/** One file, one loading: the code comes in the last step. */
it('sends nothing that was left or shut while the code that sends it loads, and shows that it waits', async () => {
  const left = await playForm(block, { answers: { login: {} } })
  await left.user.click(screen.getByRole('button', { name: 'submit' }))
  expect(screen.getByRole('button', { name: 'submit' })).toHaveAttribute('aria-busy', 'true')
  left.unmount()

  const shut = await playForm(block, { answers: { login: {} } })
  await shut.user.click(screen.getByRole('button', { name: 'submit' }))
  act(() => shut.host.closed.set(() => 'We are looking into it.'))

  code.resolve(undefined)
  await settle()
  expect(left.host.calls).toEqual([])
  expect(shut.host.calls).toEqual([])
  expect(screen.getByRole('button', { name: 'submit' })).not.toHaveAttribute('aria-busy')

  act(() => shut.host.closed.set(() => undefined))
  await shut.user.click(screen.getByRole('button', { name: 'submit' }))
  await settle()
  expect(shut.host.callsOf('login')).toHaveLength(1)
})
