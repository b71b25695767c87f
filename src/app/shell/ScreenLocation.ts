import { createContext, use } from 'react'
import type { Location } from 'react-router-dom'

/**
 * The location that the screen around plays at. The router's own would change under the cached screens that are hidden,
 * and render them with another's query.
 */
export const ScreenLocation = createContext<Location | undefined>(undefined)

export function useScreenLocation(): Location {
  const location = use(ScreenLocation)
  if (location === undefined)
    throw new Error('Part of a screen was rendered outside ScreenStack, so it has no location.')
  return location
}
