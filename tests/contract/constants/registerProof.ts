import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { closeApp } from './closeApp.ts'
import type { Proof } from './Constant.ts'
import { openApp } from './openApp.ts'
import { setting } from './setting.ts'

/** How many characters a field takes: the least and the most without its message. */
async function lengthsTaken(
  label: string,
  message: RegExp,
): Promise<{ readonly least: number; readonly most: number }> {
  const input = screen.getByLabelText(label)
  const taken: number[] = []
  for (let length = 1; length <= 24; length += 1) {
    fireEvent.change(input, { target: { value: 'a'.repeat(length) } })
    await waitFor(() => expect(input).toHaveValue('a'.repeat(length)))
    if (screen.queryAllByText(message).length === 0) taken.push(length)
  }
  return { least: Math.min(...taken), most: Math.max(...taken) }
}

/** Registering: what names and passwords it takes, and what age it asks for. */
export const registerProof: Proof = {
  name: 'registering',
  constants: [
    setting('username-min', '/account/nameMin', 6, 4),
    setting('username-max', '/account/nameMax', 16, 20),
    setting('password-min', '/account/passwordMin', 6, 8),
    setting('pay-password-min', '/account/payPasswordMin', 6, 4),
    setting('pay-password-max', '/account/payPasswordMax', 18, 20),
    setting('age', '/register/minimumAge', '18', 21),
  ],
  async visit(documents) {
    const app = openApp(documents, { at: '/login?type=1' })
    fireEvent.click(await screen.findByRole('button', { name: 'Register' }))
    await waitFor(() => expect(screen.queryAllByText('Please choose a username.').length).toBeGreaterThan(0))
    const name = await lengthsTaken('Username', /^The username must be/)
    const password = await lengthsTaken('Password', /^The password must have at least/)
    const payPassword = await lengthsTaken('Pay password', /^The pay password must have/)
    const age = /\d+/.exec(
      screen.getByRole('checkbox', { name: /older/ }).closest('label')?.textContent ??
        screen.getByText(/or older/).textContent ??
        '',
    )?.[0]
    await closeApp(app)
    return {
      'username-min': name.least,
      'username-max': name.most,
      'password-min': password.least,
      'pay-password-min': payPassword.least,
      'pay-password-max': payPassword.most,
      age,
    }
  },
}
