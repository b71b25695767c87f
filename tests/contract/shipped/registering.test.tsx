// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openApp } from '../constants/openApp.ts'
import { shippedDocuments } from '../constants/shippedDocuments.ts'

let app: ReturnType<typeof openApp>
const said = (message: string) => screen.queryAllByText(message).length > 0
const press = async (name: string) => app.user.click(await screen.findByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** Types each value and answers those with the wrong message. */
async function misjudged(
  label: string,
  message: string,
  values: { readonly refused: readonly string[]; readonly taken: readonly string[] },
): Promise<readonly string[]> {
  const wrong: string[] = []
  const judge = async (value: string, isRefused: boolean) => {
    type(label, value)
    await vi.waitUntil(() => said(message) === isRefused, { timeout: 5000 }).catch(() => wrong.push(value))
  }
  for (const value of values.taken) await judge(value, false)
  for (const value of values.refused) await judge(value, true)
  return wrong
}

describe('registering', () => {
  beforeAll(async () => {
    app = openApp(shippedDocuments, { at: '/login?type=1' })
    await press('Register')
    await screen.findAllByText('Please choose a username.')
    // Its input comes when it shows.
    await screen.findAllByText('Please enter the security code.')
  })
  afterAll(() => app.stop())

  it('says what each empty field needs, and does not call the platform', () => {
    const messages = [
      'Please choose a username.',
      'The password must have at least 6 characters.',
      'Please enter the password once more.',
      'The real name must have at least 2 characters.',
      'The pay password must have 6 to 18 characters.',
      'Please enter the invite code.',
      'Please enter the security code.',
      'Please accept the terms and the privacy policy.',
      'Please confirm your age and agree to identity checks.',
    ]
    expect(messages.filter((message) => !said(message))).toEqual([])
    expect(app.calls('api/register')).toBe(0)
  })

  it('takes a username of 6 to 16 letters or digits', async () => {
    expect(
      await misjudged('Username', 'The username must be 6 to 16 letters or digits.', {
        taken: ['abc123', 'A'.repeat(16)],
        refused: ['abc12', 'a'.repeat(17), 'abc 123', 'abc_123', '아이디여섯자'],
      }),
    ).toEqual([])
  })

  it('takes a password of at least 6 characters', async () => {
    expect(
      await misjudged('Password', 'The password must have at least 6 characters.', {
        taken: ['secret', 'a long one with blanks'],
        refused: ['12345', ''],
      }),
    ).toEqual([])
  })

  it('requires the confirmation to equal the password', async () => {
    type('Password', 'secret12')
    expect(
      await misjudged('Repeat the password', 'The two passwords do not match.', {
        taken: ['secret12'],
        refused: ['secret13', 'Secret12'],
      }),
    ).toEqual([])
  })

  it('takes a real name of at least 2 characters', async () => {
    expect(
      await misjudged('Real name', 'The real name must have at least 2 characters.', {
        taken: ['김하', 'Kim Hana'],
        refused: ['김', ' K '],
      }),
    ).toEqual([])
  })

  it('takes a pay password of at least 6 characters', async () => {
    expect(
      await misjudged('Pay password', 'The pay password must have 6 to 18 characters.', {
        taken: ['654321', '1'.repeat(18)],
        refused: ['65432', '1'.repeat(19)],
      }),
    ).toEqual([])
  })

  it('requires an invite code', async () => {
    expect(
      await misjudged('Invite code', 'Please enter the invite code.', { taken: ['PLAYBILL'], refused: [''] }),
    ).toEqual([])
  })

  it('requires the security code, and the right one', async () => {
    expect(
      await misjudged('Security code', 'Please enter the security code.', { taken: ['1'], refused: [''] }),
    ).toEqual([])
    type('Security code', 'none of it')
    await waitFor(() => expect(said('The security code is not right. Please try again.')).toBe(true))
  })

  it.each([
    ['the terms and the privacy policy', /accept the terms/, 'Please accept the terms and the privacy policy.'],
    ['being 18 or older', /I am 18 or older/, 'Please confirm your age and agree to identity checks.'],
  ])('requires a tick for %s', async (_, box, message) => {
    fireEvent.click(screen.getByRole('checkbox', { name: box }))
    await waitFor(() => expect(said(message)).toBe(false))
    fireEvent.click(screen.getByRole('checkbox', { name: box }))
    await waitFor(() => expect(said(message)).toBe(true))
  })

  it.each(['Username', 'Password', 'Repeat the password', 'Real name', 'Pay password'])(
    'caps %s at 32 characters',
    (label) => {
      expect(screen.getByLabelText(label)).toHaveAttribute('maxlength', '32')
    },
  )
})

describe('logging in', () => {
  beforeAll(async () => {
    app = openApp(shippedDocuments, { at: '/login' })
    await press('Log in')
  })
  afterAll(() => app.stop())

  it('requires a name', async () => {
    await waitFor(() => expect(said('Please enter your username.')).toBe(true))
    expect(await misjudged('Username', 'Please enter your username.', { taken: ['demo01'], refused: [''] })).toEqual([])
  })

  it('requires a password', async () => {
    expect(await misjudged('Password', 'Please enter your password.', { taken: ['x'], refused: [''] })).toEqual([])
    expect(app.calls('api/login')).toBe(0)
  })
})
