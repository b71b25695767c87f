import { within } from '@testing-library/react'

/**
 * Where a fact is edited on the open page. Asked for by label or role in the whole page, each of the hundreds of fields
 * of the limits would be named anew whenever something changes.
 */
export function placeOf(fact: string): ReturnType<typeof within> {
  const place = document.querySelector<HTMLElement>(`[data-fact="${fact}"]`)
  if (!place) throw new Error(`${fact} is not on the page.`)
  return within(place)
}
