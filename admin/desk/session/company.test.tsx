// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DeskError } from '../api/DeskError.ts'
import { createFakeDesk } from '../testing/createFakeDesk.ts'
import { ask, expire, renderDesk } from '../testing/renderDesk.tsx'
import { tellDone } from './companyErrand.ts'

const BUTTON = 'Sign in with the company account'
const signedOut = () => new DeskError('not-signed-in', 'You are not signed in.')
const away = () => new DeskError('provider-away', 'The company log-in does not answer.')
const mina = { id: 1, name: 'mina', role: 'owner', isCompany: true } as const

function fakeDesk(options: Parameters<typeof createFakeDesk>[0] = {}) {
  const api = createFakeDesk(options)
  vi.spyOn(api, 'needsSetup').mockResolvedValue({ needed: false, company: true })
  return api
}

/** The page as the provider sends the browser back to it. */
function comeBack(query: string) {
  history.replaceState(null, '', `/?${query}`)
}

afterEach(() => history.replaceState(null, '', '/'))

describe('the button of the company account', () => {
  it('is there only where it is configured', async () => {
    const api = createFakeDesk()
    api.refuse('me', signedOut())
    renderDesk(api, '/')
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(screen.queryByRole('button', { name: BUTTON })).toBeNull()
  })

  it('leads to the provider', async () => {
    const api = fakeDesk()
    api.refuse('me', signedOut())
    const { user } = renderDesk(api, '/limits')
    await user.click(await screen.findByRole('button', { name: BUTTON }))
    await waitFor(() => expect(location.hash).toBe('#/at-the-provider'))
    expect(api.calls.at(-1)).toEqual({ name: 'beginAtCompany', body: { errand: 'login' } })
  })

  it('says that the provider is away, and stays beside the password', async () => {
    const api = fakeDesk()
    api.refuse('me', signedOut())
    api.refuse('beginAtCompany', away())
    const { user } = renderDesk(api, '/')
    await user.click(await screen.findByRole('button', { name: BUTTON }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/does not answer.*local accounts still work/)
    expect(screen.getByLabelText('Password')).toBeVisible()
  })

  it('is there after signing out, too', async () => {
    const api = fakeDesk()
    const { user } = renderDesk(api, '/limits')
    await user.click(await screen.findByRole('button', { name: 'Sign out', hidden: true }))
    expect(await screen.findByRole('button', { name: BUTTON })).toBeVisible()
  })
})

describe('the way back from the provider', () => {
  it('opens the desk where it was asked for, without the answer in the address', async () => {
    const api = fakeDesk()
    sessionStorage.setItem('playbill-desk-asked-for', '#/copy')
    comeBack('code=c&state=login.abc&iss=i')
    renderDesk(api, '/')
    expect(await screen.findByRole('heading', { name: 'Texts', level: 1 })).toBeInTheDocument()
    expect(location.search).toBe('')
    expect(api.calls).toContainEqual({
      name: 'loginAtCompany',
      body: { answer: '?code=c&state=login.abc&iss=i' },
    })
    expect(api.calls.map(({ name }) => name)).not.toContain('beginAtCompany')
  })

  it('ends on the sign-in page with a sentence where it was refused', async () => {
    const api = fakeDesk()
    api.refuse('loginAtCompany', new DeskError('company-refused', 'No.', { why: 'no-role' }))
    api.refuse('me', signedOut())
    comeBack('code=c&state=login.abc')
    renderDesk(api, '/')
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Your company account is in no group')
    expect(screen.getByRole('button', { name: BUTTON })).toBeVisible()
  })

  it.each(['again', 'confirm'])('ends in a tab that may be closed: %s', async (errand) => {
    const api = fakeDesk()
    const close = vi.spyOn(window, 'close').mockReturnValue()
    comeBack(`code=c&state=${errand}.abc`)
    renderDesk(api, '/')
    expect(await screen.findByText('Close this tab and go on in the one before.')).toBeVisible()
    expect(close).toHaveBeenCalled()
  })

  it('may be tried again from its tab', async () => {
    const api = fakeDesk()
    api.refuse('confirmAtCompany', away())
    comeBack('code=c&state=confirm.abc')
    renderDesk(api, '/')
    expect(await screen.findByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/?errand=confirm')
  })

  it('asks for the code here where the provider asked for none', async () => {
    const api = fakeDesk()
    vi.spyOn(api, 'me').mockResolvedValueOnce({ operator: { ...mina, needsCode: true }, csrf: '' })
    const { user } = renderDesk(api, '/limits')
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/Six digits/)
    await user.type(screen.getByLabelText('Code'), '123456')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByRole('heading', { name: 'Money', level: 1 })).toBeInTheDocument()
    expect(api.calls).toContainEqual({ name: 'confirm', body: { code: '123456' } })
  })
})

describe('an operator of the company', () => {
  async function open() {
    const api = fakeDesk()
    vi.spyOn(api, 'me').mockResolvedValue({ operator: mina, csrf: '' })
    const desk = renderDesk(api, '/limits')
    await screen.findByRole('heading', { name: 'Money', level: 1 })
    return { api, ...desk }
  }

  it('confirms in a tab of its own, and the page goes on by itself', async () => {
    const { session } = await open()
    const asked = ask(session)
    const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }))
    expect(dialog.queryByLabelText('Password')).toBeNull()
    const link = dialog.getByRole('link', { name: 'Confirm with the company account' })
    expect(link).toHaveAttribute('href', '/?errand=confirm')
    expect(link).toHaveAttribute('target', '_blank')
    act(() => tellDone('confirm'))
    expect(await asked).toBe(true)
  })

  it('signs in again in a tab of its own, and keeps the page', async () => {
    const { session } = await open()
    expire(session, new DeskError('not-signed-in', 'No.', { ended: { how: 'provider-away' } }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Your session has ended' }))
    expect(dialog.getByText(/^The company log-in did not answer/)).toBeVisible()
    expect(dialog.getByRole('link', { name: BUTTON })).toHaveAttribute('href', '/?errand=again')
    act(() => tellDone('again'))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your session has ended' })).toBeNull())
  })

  it('does not go on with the page of somebody else', async () => {
    const { api, session } = await open()
    expire(session, signedOut())
    await screen.findByRole('dialog', { name: 'Your session has ended' })
    vi.spyOn(api, 'me').mockResolvedValue({ operator: { ...mina, id: 9, name: 'jun' }, csrf: '' })
    act(() => tellDone('again'))
    expect(await screen.findByText(/^That was another account/)).toBeVisible()
  })
})
