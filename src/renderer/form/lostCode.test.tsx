// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { copyKeys } from '../host/copyKeys.ts'
import { formBlock, sending } from './testing/formBlock.ts'
import { playForm } from './testing/playForm.tsx'

vi.mock('./sendForm.ts', () => {
  throw new Error('The file is gone.')
})
vi.mock('./holdPlan.ts', () => {
  throw new Error('The file is gone.')
})

it('sends nothing while the code that sends a form does not come, says so and keeps what is typed', async () => {
  const block = formBlock({ note: {} }, { submit: sending('login', {}) })
  const { user, host } = await playForm(block, { answers: { login: {} } })
  await user.type(screen.getByLabelText('note'), 'typed')
  await user.click(screen.getByRole('button', { name: 'submit' }))
  await waitFor(() =>
    expect(host.toasts).toEqual([expect.objectContaining({ text: copyKeys.problem, tone: 'danger' })]),
  )
  expect(host.calls).toEqual([])
  expect(screen.getByLabelText('note')).toHaveValue('typed')
})

it('lets a newer document wait as a whole for what is typed while the code that plays parts of it does not come', async () => {
  const block = formBlock({ note: {} }, { submit: sending('login', {}) })
  const { user, release } = await playForm(block, { answers: { login: {} } })
  await user.type(screen.getByLabelText('note'), 'typed')
  expect(screen.queryByText('form.updated')).toBeNull()
  release({ ...block, title: { c: 'Newer' } })
  expect(screen.getByText('form.updated')).toBeVisible()
  expect(screen.queryByText('Newer')).toBeNull()
  await user.clear(screen.getByLabelText('note'))
  expect(screen.getByText('Newer')).toBeVisible()
  expect(screen.queryByText('form.updated')).toBeNull()
})
