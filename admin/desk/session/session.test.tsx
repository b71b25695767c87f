// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DeskError } from '../api/DeskError.ts'
import { createFakeDesk } from '../testing/createFakeDesk.ts'
import { placeOf } from '../testing/placeOf.ts'
import { ask, expire, renderDesk } from '../testing/renderDesk.tsx'

const signedOut = () => new DeskError('not-signed-in', 'You are not signed in.')

describe('signing in', () => {
  it('leads to the address that was asked for', async () => {
    const api = createFakeDesk()
    api.refuse('me', signedOut())
    const { user } = renderDesk(api, '/copy')
    await user.type(await screen.findByLabelText('Name'), 'mina')
    await user.type(screen.getByLabelText('Password'), 'a few random words')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('heading', { name: 'Texts', level: 1 })).toBeInTheDocument()
  })

  it('says what is wrong and keeps the name', async () => {
    const api = createFakeDesk()
    api.refuse('me', signedOut())
    api.refuse('login', new DeskError('wrong-credentials', 'The name or the password is wrong.'))
    const { user } = renderDesk(api, '/limits')
    await user.type(await screen.findByLabelText('Name'), 'mina')
    await user.type(screen.getByLabelText('Password'), 'wrong')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The name or the password is wrong.')
    expect(screen.getByLabelText('Name')).toHaveValue('mina')
  })

  it('says where the setup link is when there are no operators', async () => {
    const api = createFakeDesk({ needsSetup: true })
    api.refuse('me', signedOut())
    renderDesk(api, '/')
    expect(await screen.findByText(/setup link that the service printed/)).toBeInTheDocument()
  })

  it('can be tried again when the service does not answer', async () => {
    const api = createFakeDesk()
    api.refuse('me', new DeskError('offline', 'The service does not answer.'))
    const { user } = renderDesk(api, '/limits')
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Money', level: 1 })).toBeInTheDocument()
  })

  it('asks for a code if the account needs one, once the password was right', async () => {
    const api = createFakeDesk()
    api.refuse('me', new DeskError('not-signed-in', 'Sign in.'))
    const { user } = renderDesk(api, '/account')
    await user.type(await screen.findByLabelText('Name'), 'mina')
    await user.type(screen.getByLabelText('Password'), 'a few random words')
    api.refuse('login', new DeskError('code-needed', 'A code.'))
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await user.type(await screen.findByLabelText('Code'), '123456')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('heading', { name: 'My account' })).toBeInTheDocument()
    expect(api.calls.at(-1)).toEqual({
      name: 'login',
      body: { name: 'mina', password: 'a few random words', code: '123456' },
    })
  })
})

describe('a session that ends', () => {
  it('keeps what was typed and saves it after signing in again', async () => {
    const api = createFakeDesk()
    const { user, session } = renderDesk(api, '/limits')
    const field = await waitFor(() => placeOf('settings:/cards/max').getByLabelText('Saved cards, at most'))
    api.refuse('putEdit', signedOut())
    await user.clear(field)
    await user.type(field, '7')
    await screen.findByText(/Your session has ended. It is saved when/)
    expire(session)

    const dialog = within(await screen.findByRole('dialog', { name: 'Your session has ended' }))
    expect(dialog.getByText(/^It was ended elsewhere/)).toBeVisible()
    expect(screen.queryByText(/service does not/)).toBeNull()
    expect(dialog.getByLabelText('Name')).toHaveAttribute('readonly')
    await user.type(dialog.getByLabelText('Password'), 'a few random words')
    await user.click(dialog.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(api.edits()).toMatchObject([{ fact: 'settings:/cards/max', value: 7 }]))
    expect(placeOf('settings:/cards/max').getByLabelText('Saved cards, at most')).toHaveValue('7')
  })
})

describe('how a session ended', () => {
  const ended = (end: object) => new DeskError('not-signed-in', 'You are not signed in.', { ended: end })
  const ends = [
    ['by the operator', { how: 'self', by: 'mina' }, 'You ended it from another device.'],
    ['by an owner', { how: 'owner', by: 'jun' }, 'jun signed you out, or changed what you may do.'],
    ['with a new password', { how: 'password', by: 'mina' }, 'Your password was changed.'],
    ['by itself', { how: 'expired' }, 'It was not used for long.'],
  ] as const

  it.each(ends)('is told above the page that stays: %s', async (_, end, said) => {
    const { session } = renderDesk(createFakeDesk(), '/changes')
    await screen.findByRole('heading', { name: 'Changes', level: 1 })
    expire(session, ended(end))
    // The next refusal comes without the cookie.
    expire(session, signedOut())
    const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' })
    expect(dialog).toHaveTextContent(`${said} Sign in again to go on where you are.`)
  })

  it.each(ends)('is told on the page that signs in: %s', async (_, end, said) => {
    const api = createFakeDesk()
    api.refuse('me', ended(end))
    renderDesk(api, '/')
    expect(await screen.findByText('Your session has ended')).toBeVisible()
    expect(screen.getByText(said)).toBeVisible()
  })

  it.each([[{}], [{ ended: { how: 'magic' } }]])('is not told where nobody knows: %o', async (details) => {
    const api = createFakeDesk()
    api.refuse('me', new DeskError('not-signed-in', 'You are not signed in.', details))
    renderDesk(api, '/')
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(screen.queryByText('Your session has ended')).toBeNull()
  })
})

describe('joining by a link', () => {
  it('makes an operator and opens the desk without the link in the address', async () => {
    const api = createFakeDesk()
    const { user } = renderDesk(api, '/join/token')
    await user.type(await screen.findByLabelText('Name'), 'jun')
    await user.type(screen.getByLabelText('Password'), 'short')
    await user.click(screen.getByRole('button', { name: 'Join' }))
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/At least 12 characters/)
    await user.type(screen.getByLabelText('Password'), ' but now it is long')
    await user.click(screen.getByRole('button', { name: 'Join' }))
    expect(await screen.findByRole('heading', { name: 'Overview', level: 1 })).toBeInTheDocument()
    expect(location.hash).toBe('#/')
    expect(api.calls.at(-1)).toMatchObject({ name: 'join', body: { token: 'token', name: 'jun' } })
  })

  it('says that a link was used', async () => {
    const api = createFakeDesk()
    api.refuse(
      'lookAtLink',
      new DeskError('link-not-valid', 'This link was already used, has expired or was withdrawn. Ask for a new one.'),
    )
    renderDesk(api, '/join/token')
    expect(await screen.findByText(/already used/)).toBeInTheDocument()
  })
})

describe('a link for a lost password', () => {
  it('sets a new one without signing in', async () => {
    const api = createFakeDesk()
    vi.spyOn(api, 'lookAtLink').mockResolvedValue({
      name: 'jun',
      isTaken: false,
      role: 'editor',
      expiresAt: '2026-03-05T05:00:00.000Z',
      makes: 'password',
    })
    api.refuse('me', signedOut())
    const { user } = renderDesk(api, '/join/lost')
    await user.type(await screen.findByLabelText('New password'), 'short')
    await user.click(screen.getByRole('button', { name: 'Set the password' }))
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/At least 12 characters/)
    await user.type(screen.getByLabelText('New password'), ' but now it is long')
    await user.click(screen.getByRole('button', { name: 'Set the password' }))
    await user.click(await screen.findByRole('link', { name: 'Sign in with it' }))
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument()
    expect(api.calls).toContainEqual({
      name: 'setPassword',
      body: { token: 'lost', password: 'short but now it is long' },
    })
    expect(location.hash).toBe('#/')
  })
})

describe('an invitation for a name that somebody took meanwhile', () => {
  it('lets the person who joins choose another, before and after they tried', async () => {
    const api = createFakeDesk()
    const look = {
      name: 'jun',
      isTaken: false,
      role: 'editor' as const,
      expiresAt: '2026-03-05T05:00:00.000Z',
      makes: 'operator' as const,
    }
    const looking = vi.spyOn(api, 'lookAtLink').mockResolvedValue(look)
    const { user } = renderDesk(api, '/join/token')
    const name = await screen.findByLabelText('Name')
    expect(name).toHaveAttribute('readonly')
    await user.type(screen.getByLabelText('Password'), 'a few random words')
    api.refuse('join', new DeskError('name-taken', 'There is already an operator called jun. Choose another name.'))
    looking.mockResolvedValue({ ...look, isTaken: true })
    await user.click(screen.getByRole('button', { name: 'Join' }))
    await waitFor(() => expect(name).not.toHaveAttribute('readonly'))
    await user.clear(name)
    await user.type(name, 'jun kim')
    await user.click(screen.getByRole('button', { name: 'Join' }))
    expect(await screen.findByRole('heading', { name: 'Overview', level: 1 })).toBeInTheDocument()
    expect(api.calls.at(-1)).toMatchObject({ name: 'join', body: { name: 'jun kim' } })
  })
})

describe('signing out', () => {
  it('says so as long as the service does not know', async () => {
    const api = createFakeDesk()
    const { user } = renderDesk(api, '/limits')
    api.refuse('logout', new DeskError('offline', 'The service does not answer.'))
    await user.click(await screen.findByRole('button', { name: 'Sign out', hidden: true }))
    expect(await screen.findByRole('alert')).toHaveTextContent('You are not signed out yet')
    await user.click(screen.getByRole('button', { name: 'Sign out again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(screen.getByRole('heading', { name: 'Sign in' })).toBeInTheDocument()
  })
})

describe('what changes money or rights', () => {
  it('asks for the password or a code again, and goes on by itself', async () => {
    const api = createFakeDesk()
    const { user, session } = renderDesk(api, '/limits')
    await screen.findByRole('heading', { name: 'Money', level: 1 })
    const asked = ask(session)
    const dialog = await screen.findByRole('dialog', { name: 'Is it you?' })
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }))
    expect(within(dialog).getByText('Type your password or a code.')).toBeInTheDocument()
    api.refuse('confirm', new DeskError('wrong-code', 'The code is wrong.'))
    await user.type(within(dialog).getByLabelText('Or a code'), '123456')
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }))
    expect(await within(dialog).findByText(/^The code is wrong/)).toBeInTheDocument()
    await user.type(within(dialog).getByLabelText('Password'), 'a few random words')
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }))
    expect(await asked).toBe(true)
    expect(api.calls.slice(-2)).toEqual([
      { name: 'confirm', body: { code: '123456' } },
      { name: 'confirm', body: { password: 'a few random words' } },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Is it you?' })).toBeNull())
  })

  it('does not change when the operator cancels', async () => {
    const { user, session } = renderDesk(createFakeDesk(), '/limits')
    await screen.findByRole('heading', { name: 'Money', level: 1 })
    const asked = ask(session)
    await screen.findByRole('dialog', { name: 'Is it you?' })
    await user.keyboard('{Escape}')
    expect(await asked).toBe(false)
  })
})

describe('a role that needs a code at the log-in', () => {
  it('opens only the card that turns it on', async () => {
    const api = createFakeDesk()
    vi.spyOn(api, 'me').mockResolvedValueOnce({
      operator: { id: 1, name: 'mina', role: 'owner', needsSecondFactor: true },
      csrf: '',
    })
    const { user } = renderDesk(api, '/limits')
    expect(await screen.findByText(/Your role needs a code at the log-in/)).toBeInTheDocument()
    expect(await screen.findByRole('form', { name: 'Code at the log-in' })).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Money' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByRole('heading', { name: 'Money', level: 1 })).toBeInTheDocument()
  })
})
