import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Opens the menu beside a main button; answers the way of that name in it. */
export async function openWay(user: UserEvent, name: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Other ways' }))
  return screen.findByRole('menuitem', { name })
}
