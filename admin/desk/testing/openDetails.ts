import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Opens what the chip of a fact's state tells, and what can be done about it. */
export async function openDetails(
  user: UserEvent,
  name: string,
  place: Pick<ReturnType<typeof within>, 'findByRole'> = screen,
): Promise<ReturnType<typeof within>> {
  await user.click(await place.findByRole('button', { name: (text: string) => text.endsWith(`: ${name}`) }))
  return within(await screen.findByRole('dialog', { name }))
}
