import { within } from '@testing-library/react'

/**
 * The part of the open page where a fact is edited. With a query by label or role over the whole page, each of the
 * hundreds of fields of the limits would get its name computed again at every change.
 */
export function placeOf(fact: string): ReturnType<typeof within> {
  const place = document.querySelector<HTMLElement>(`[data-fact="${fact}"]`)
  if (!place) throw new Error(`${fact} is not on the page.`)
  return within(place)
}
