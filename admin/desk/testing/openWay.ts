import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Opens a menu, by itself that beside a main button; answers the way of that name in it. */
export async function openWay(
  user: UserEvent,
  name: string,
  menu: string | RegExp = 'Other ways',
): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: menu }))
  return screen.findByRole('menuitem', { name })
}
