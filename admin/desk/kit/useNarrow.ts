import { useMediaQuery } from '../../../src/ui/useMediaQuery.ts'

/** Whether the desk is on a phone, as wide as the style sheets have it. */
export const useNarrow = (): boolean => useMediaQuery('(max-width: 720px)', false)
