// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Role } from '../../../api/accountApi.ts'
import type { MachineToken } from '../../../api/machineTokenApi.ts'
import type { Invitation, Operator } from '../../../api/operatorApi.ts'
import { DeskError } from '../../api/DeskError.ts'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'

const AT = '2026-03-02T05:00:00.000Z'
const operator = (id: number, name: string, more: Partial<Operator> = {}): Operator => ({
  id,
  name,
  role: 'editor',
  disabled: false,
  secondFactor: false,
  createdAt: AT,
  ...more,
})
const link: Invitation = {
  tokenHash: 'one',
  name: 'jun',
  role: 'editor',
  createdBy: 'mina',
  createdAt: AT,
  expiresAt: '2026-03-05T05:00:00.000Z',
  operatorId: null,
}

async function openPeople({
  role = 'owner',
  operators = [],
  invitations = [],
}: {
  readonly role?: Role
  readonly operators?: readonly Operator[]
  readonly invitations?: readonly Invitation[]
} = {}) {
  const api = createFakeDesk({ role })
  vi.spyOn(api, 'team').mockResolvedValue({ operators: [...operators], invitations: [...invitations] })
  const { user } = renderDesk(api, '/people')
  await screen.findByRole('heading', { name: 'People', level: 1 })
  return { api, user }
}

async function openCode() {
  const { api, user } = await openPeople()
  await user.click(await screen.findByRole('button', { name: 'Set up' }))
  return { api, user, form: within(await screen.findByRole('form', { name: 'Code at the log-in' })) }
}

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))

/** Opens the menu of somebody's row. */
async function menuOf({ user }: Pick<Awaited<ReturnType<typeof openPeople>>, 'user'>, name: string) {
  await user.click(await screen.findByRole('button', { name: `What to do with ${name}` }))
  return within(await screen.findByRole('menu'))
}

describe('one’s own account', () => {
  it('is three lines that say how each thing stands, and nothing of them is open', async () => {
    await openPeople({ role: 'viewer' })
    const card = within(screen.getByRole('region', { name: 'My account' }))
    expect(await card.findByText('off')).toBeVisible()
    expect(await card.findByText('one device')).toBeVisible()
    const buttons = card.getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Set up', 'Change the password', 'Show'])
    expect(buttons.map((button) => button.getAttribute('aria-expanded'))).toEqual(['false', 'false', 'false'])
    expect(card.queryByRole('form')).toBeNull()
    expect(screen.queryByRole('region', { name: 'Team' })).toBeNull()
  })

  it('turns the code on with the password and the first code, and shows the recovery codes once', async () => {
    const { api, user, form } = await openCode()
    await user.type(form.getByLabelText('Your password'), 'a few random words')
    await user.click(form.getByRole('button', { name: 'Set up' }))
    expect(await form.findByRole('img', { name: 'For your authenticator app' })).toBeInTheDocument()
    await user.type(form.getByLabelText('Code'), '123456')
    await user.click(form.getByRole('button', { name: 'Turn on' }))
    for (const code of ['aaaa-bbbb', 'cccc-dddd']) expect(await screen.findByText(code)).toBeInTheDocument()
    expect(form.getByText(/2 recovery codes are left/)).toBeInTheDocument()
    expect(screen.getByText('on')).toBeVisible()
    expect(api.calls.map(({ name }) => name)).toEqual(['beginSecondFactor', 'confirmSecondFactor'])
  })

  it('changes the password in place and signs out', async () => {
    const { api, user } = await openPeople()
    await user.click(screen.getByRole('button', { name: 'Change the password' }))
    const form = within(screen.getByRole('form', { name: 'Change the password' }))
    await user.type(form.getByLabelText('Password now'), 'a few random words')
    await user.type(form.getByLabelText('New password'), 'a few other words')
    await user.click(form.getByRole('button', { name: 'Change and sign in again' }))
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument()
    expect(api.calls).toContainEqual({
      name: 'changePassword',
      body: { current: 'a few random words', next: 'a few other words' },
    })
  })

  it('tells in words where one is signed in, and signs out of another device', async () => {
    const api = createFakeDesk()
    const session = { createdAt: AT, seenAt: AT, ip: '10.0.0.7', current: false }
    const edge =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0'
    vi.spyOn(api, 'sessions').mockResolvedValue({
      sessions: [
        { ...session, id: 'a'.repeat(16), agent: 'Something', current: true },
        { ...session, id: 'b'.repeat(16), agent: edge },
      ],
    })
    const { user } = renderDesk(api, '/account')
    expect(await screen.findByText('2 devices')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show' }))
    const [here, there] = within(screen.getByRole('region', { name: 'Where you are signed in' })).getAllByRole(
      'listitem',
    )
    expect(here).toHaveTextContent(/^A browser Here/)
    expect(there).toHaveTextContent(/^Edge on Windows 10\.0\.0\.7 · since .+ · last used/)
    await user.click(screen.getByRole('button', { name: /^Sign out of Edge on Windows, since/ }))
    expect(await screen.findByText('Signed out there')).toBeVisible()
    expect(api.calls).toContainEqual({ name: 'endSession', body: { id: 'b'.repeat(16) } })
  })

  it('signs out everywhere at once', async () => {
    const { api, user } = await openPeople()
    await user.click(screen.getByRole('button', { name: 'Show' }))
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument()
    expect(api.calls.map(({ name }) => name)).toContain('endSessions')
  })
})

describe('the team', () => {
  it('is led to by its old addresses, and shows only to owners', async () => {
    renderDesk(createFakeDesk({ role: 'publisher' }), '/team')
    expect(await screen.findByRole('heading', { name: 'People', level: 1 })).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Team' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Make a link' })).toBeNull()
  })

  it('lets an owner make a link that is shown once', async () => {
    const { api, user } = await openPeople()
    await user.type(screen.getByLabelText(/^Name/), 'jun')
    await user.selectOptions(screen.getByLabelText('Role'), 'Publisher')
    await user.click(screen.getByRole('button', { name: 'Make a link' }))
    expect(await screen.findByText('http://localhost/#/join/token')).toBeInTheDocument()
    expect(api.calls.at(-1)).toEqual({ name: 'invite', body: { name: 'jun', role: 'publisher' } })
  })

  it('withdraws a link once, however often the button is pressed while the service is slow', async () => {
    const { api, user } = await openPeople({ invitations: [link] })
    const answered = Promise.withResolvers<void>()
    const withdraw = vi.spyOn(api, 'withdrawInvitation').mockReturnValue(answered.promise)
    const button = await screen.findByRole('button', { name: 'Withdraw the link for jun' })
    expect(button.closest('li')).toHaveTextContent(/^junEditor · until 5 Mar/)
    await user.dblClick(button)
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(withdraw).toHaveBeenCalledTimes(1)
    answered.resolve()
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  })

  it('says who is here and where, and when the others were', async () => {
    const { api } = await openPeople({
      operators: [operator(1, 'mina'), operator(2, 'jun', { seenAt: AT }), operator(3, 'lin', { seenAt: AT })],
    })
    act(() => {
      api.tell.opened()
      api.tell.here([{ name: 'jun', role: 'editor', page: '/money', since: AT }])
    })
    expect((await row(/^mina/)).getByText('Here now')).toBeVisible()
    expect((await row(/^jun/)).getByText('Here now · Money')).toBeVisible()
    expect((await row(/^lin/)).getAllByRole('cell', { name: '2 Mar, 05:00' })).toHaveLength(2)
  })

  it('keeps what is done to somebody behind their row’s menu, with what holds for them', async () => {
    const page = await openPeople({
      operators: [
        operator(1, 'mina', { secondFactor: true }),
        operator(2, 'jun', { secondFactor: true }),
        operator(3, 'lin', { disabled: true }),
      ],
    })
    const offers = async (name: string) => {
      const items = (await menuOf(page, name)).getAllByRole('menuitem').map(({ textContent }) => textContent)
      await page.user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      return items
    }
    expect(await offers('mina')).toEqual(['Sign out everywhere'])
    expect(await offers('jun')).toEqual(['Sign out everywhere', 'New password', 'Reset code', 'Remove access'])
    expect(await offers('lin')).toEqual(['Sign out everywhere', 'Give access back'])
  })

  it.each([
    ['Sign out everywhere', { name: 'endSessionsOf', body: { id: 2 } }, 'jun is signed out everywhere'],
    ['Reset code', { name: 'resetSecondFactor', body: { id: 2 } }, 'The code of jun is reset'],
    ['Remove access', { name: 'changeOperator', body: { id: 2, disabled: true } }, 'jun no longer has access'],
    ['New password', { name: 'makePasswordLink', body: { id: 2 } }, 'http://localhost/#/join/lost'],
  ])('does it by the menu: %s', async (item, call, said) => {
    const page = await openPeople({ operators: [operator(2, 'jun', { secondFactor: true })] })
    await page.user.click((await menuOf(page, 'jun')).getByRole('menuitem', { name: item }))
    expect(await screen.findByText(said)).toBeInTheDocument()
    expect(page.api.calls).toContainEqual(call)
  })

  it('changes a role in its row, and says why where that is refused', async () => {
    const { api, user } = await openPeople({ operators: [operator(2, 'jun')] })
    await user.selectOptions(await screen.findByLabelText('Role of jun'), 'Publisher')
    expect(await screen.findByText('jun has a new role: Publisher')).toBeVisible()
    expect(api.calls).toContainEqual({ name: 'changeOperator', body: { id: 2, role: 'publisher' } })
    api.refuse('changeOperator', new DeskError('last-owner', 'There must be an owner.'))
    await user.selectOptions(screen.getByLabelText('Role of jun'), 'Viewer')
    expect(await screen.findByRole('alert')).toBeVisible()
  })

  it('can be asked for again when it could not be read', async () => {
    const api = createFakeDesk()
    vi.spyOn(api, 'team').mockRejectedValueOnce(new DeskError('offline', 'The service does not answer.'))
    const { user } = renderDesk(api, '/people')
    expect(await screen.findByText('The team could not be read')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('row', { name: /^mina/ })).toBeVisible()
  })

  it('has at most 24 controls with five people', async () => {
    await openPeople({
      operators: ['mina', 'jun', 'lin', 'park', 'lee'].map((name, at) => operator(at + 1, name)),
      invitations: [link],
    })
    await row(/^lee/)
    const main = within(screen.getByRole('main'))
    const controls = (['button', 'link', 'textbox', 'combobox'] as const).flatMap((role) => main.queryAllByRole(role))
    expect(controls.length).toBeLessThanOrEqual(24)
  })
})

describe('machine tokens', () => {
  const token = {
    tokenHash: 'a'.repeat(64),
    name: 'Pager',
    stops: ['deposits', 'deposits.bank'],
    readsAudit: true,
    createdBy: 'mina',
    createdAt: AT,
    expiresAt: '2999-03-05T05:00:00.000Z',
    isBacked: true,
  } as const satisfies MachineToken

  async function openTokens(tokens: readonly MachineToken[] = []) {
    const api = createFakeDesk()
    vi.spyOn(api, 'machineTokens').mockResolvedValue({ tokens: [...tokens] })
    const { user } = renderDesk(api, '/people')
    return { api, user, card: within(await screen.findByRole('region', { name: 'Machine tokens' })) }
  }

  it('are of owners alone', async () => {
    await openPeople({ role: 'publisher' })
    expect(screen.queryByRole('region', { name: 'Machine tokens' })).toBeNull()
  })

  it('are made for what is ticked, and shown once, with a button that copies them', async () => {
    const { api, user, card } = await openTokens()
    expect(card.queryByRole('form')).toBeNull()
    await user.click(card.getByRole('button', { name: 'Make a token' }))
    const form = within(card.getByRole('form', { name: 'Make a token' }))
    await user.type(form.getByLabelText('Name'), ' Pager ')
    await user.click(form.getByLabelText('Deposits'))
    await user.click(form.getByLabelText('May read the audit'))
    await user.selectOptions(form.getByLabelText('Lasts'), '365 days')
    await user.click(form.getByRole('button', { name: 'Make a token' }))
    expect(await card.findByText(`playbill_${'t'.repeat(43)}`)).toBeVisible()
    expect(card.getByRole('button', { name: /^Copy: Copy it now, it is not shown again/ })).toBeVisible()
    expect(form.getByLabelText('Name')).toHaveValue('')
    expect(api.calls.at(-1)).toEqual({
      name: 'makeMachineToken',
      body: { name: 'Pager', stops: ['deposits'], readsAudit: true, days: 365 },
    })
  })

  it('that could do nothing are refused beside the form, which keeps what was typed', async () => {
    const { api, user, card } = await openTokens()
    api.refuse('makeMachineToken', new DeskError('empty-token', 'It could do nothing.'))
    await user.click(card.getByRole('button', { name: 'Make a token' }))
    const form = within(card.getByRole('form', { name: 'Make a token' }))
    await user.type(form.getByLabelText('Name'), 'Pager')
    await user.click(form.getByRole('button', { name: 'Make a token' }))
    expect(await form.findByText(/^This token could do nothing/)).toBeVisible()
    expect(form.getByLabelText('Name')).toHaveValue('Pager')
  })

  it('say what each may, until when, when it was used and by whom it was made, and which open nothing', async () => {
    await openTokens([
      token,
      { ...token, tokenHash: 'b'.repeat(64), name: 'Night', stops: [], usedAt: AT, createdBy: 'jun', isBacked: false },
      { ...token, tokenHash: 'c'.repeat(64), name: 'Old', readsAudit: false, expiresAt: AT },
    ])
    const pager = await screen.findByRole('row', { name: /^Pager/ })
    expect(pager).toHaveTextContent(/^Pager Stop: Deposits and Bank transfer.* · Read the audit.*2999.*Nevermina/)
    expect((await row(/^Night/)).getByText('Without an owner')).toBeVisible()
    expect(await screen.findByRole('row', { name: /^Night/ })).toHaveTextContent(/Read the audit.*2 Mar, 05:00.*jun$/)
    expect((await row(/^Old/)).getByText('Ended')).toBeVisible()
  })

  it('are revoked by the menu of their row', async () => {
    const page = await openTokens([token])
    await page.user.click((await menuOf(page, 'Pager')).getByRole('menuitem', { name: 'Revoke' }))
    expect(await screen.findByText('Pager opens nothing any more')).toBeVisible()
    expect(page.api.calls).toContainEqual({ name: 'revokeMachineToken', body: { tokenHash: token.tokenHash } })
  })
})

describe('accounts of the company', () => {
  it('have the role that their groups give, and no password here', async () => {
    const page = await openPeople({ operators: [operator(1, 'mina'), operator(2, 'jun', { isCompany: true })] })
    const jun = await row(/jun/)
    expect(jun.getByText('Company account')).toBeVisible()
    expect(jun.getByText('Editor')).toBeVisible()
    expect(jun.queryByRole('combobox')).toBeNull()
    const menu = await menuOf(page, 'jun')
    expect(menu.queryByRole('menuitem', { name: /password/i })).toBeNull()
  })

  it('change their password where they sign in, and turn a code on without one', async () => {
    const api = createFakeDesk()
    const me = { id: 1, name: 'mina', role: 'owner', isCompany: true } as const
    vi.spyOn(api, 'me').mockResolvedValue({ operator: me, csrf: '' })
    const { user } = renderDesk(api, '/people')
    expect(await screen.findByText(/its password is changed there/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Change the password' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Set up' }))
    const form = within(await screen.findByRole('form', { name: 'Code at the log-in' }))
    await user.click(form.getByRole('button', { name: 'Set up' }))
    expect(await form.findByLabelText('Code')).toBeVisible()
    expect(api.calls).toContainEqual({ name: 'beginSecondFactor', body: {} })
  })
})
