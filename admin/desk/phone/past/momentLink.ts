import { useLocation } from 'react-router-dom'

/** Where a moment of the past is chosen and played; the address carries it, so that it can be sent to a colleague. */
export const MOMENT_PATH = '/history/moment'

export const momentLink = (at: string): string => `${MOMENT_PATH}?${new URLSearchParams({ at }).toString()}`

/** The moment that the address asks for, in UTC with milliseconds; undefined elsewhere, and for what is no moment. */
export function useAskedMoment(): string | undefined {
  const { pathname, search } = useLocation()
  const time = pathname === MOMENT_PATH ? Date.parse(new URLSearchParams(search).get('at') ?? '') : Number.NaN
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}
