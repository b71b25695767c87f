// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'

async function openAccount() {
  const api = createFakeDesk()
  const { user } = renderDesk(api, '/account')
  const card = within(await screen.findByRole('form', { name: 'Code at the log-in' }))
  return { api, user, card }
}

describe('one’s own account', () => {
  it('turns the code on with the password and the first code, and shows the recovery codes once', async () => {
    const { api, user, card } = await openAccount()
    await user.type(card.getByLabelText('Your password'), 'a few random words')
    await user.click(card.getByRole('button', { name: 'Set up' }))
    expect(await card.findByRole('img', { name: 'For your authenticator app' })).toBeInTheDocument()
    await user.type(card.getByLabelText('Code'), '123456')
    await user.click(card.getByRole('button', { name: 'Turn on' }))
    for (const code of ['aaaa-bbbb', 'cccc-dddd']) expect(await screen.findByText(code)).toBeInTheDocument()
    expect(card.getByText(/2 recovery codes are left/)).toBeInTheDocument()
    expect(api.calls.map(({ name }) => name)).toEqual(['beginSecondFactor', 'confirmSecondFactor'])
  })

  it('signs out everywhere at once', async () => {
    const { api, user } = await openAccount()
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument()
    expect(api.calls.map(({ name }) => name)).toContain('endSessions')
  })
})
