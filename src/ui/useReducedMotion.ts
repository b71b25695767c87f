import { useMediaQuery } from './useMediaQuery.ts'

/** Whether the member asked their device for less motion; true where that is unknown. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)', true)
