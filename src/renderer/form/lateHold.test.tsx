// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { formBlock, sending } from './testing/formBlock.ts'
import { playForm, settle } from './testing/playForm.tsx'

const code = vi.hoisted(() => Promise.withResolvers<undefined>())
vi.mock('./holdPlan.ts', async (original) => {
  await code.promise
  return original()
})

it('plays what may play of a newer document beside what is typed, as soon as the code that tells has come', async () => {
  const block = formBlock({ note: {} }, { submit: sending('login', {}) })
  const { user, release } = await playForm(block)
  await user.type(screen.getByLabelText('note'), 'typed')
  release({ ...block, title: { c: 'Newer' } })
  expect(screen.queryByText('Newer')).toBeNull()
  code.resolve(undefined)
  await settle()
  expect(screen.getByText('Newer')).toBeVisible()
  expect(screen.getByLabelText('note')).toHaveValue('typed')
})
