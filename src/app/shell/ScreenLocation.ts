import { createContext } from 'react'
import type { Location } from 'react-router-dom'
import { useAround } from '../../ui/useAround.ts'

/**
 * The location that the screen around plays at. The router's own would change under the cached screens that are hidden,
 * and render them with another's query.
 */
export const ScreenLocation = createContext<Location | undefined>(undefined)

export function useScreenLocation(): Location {
  return useAround(ScreenLocation, 'ScreenLocation')
}
