/** The time meant by `9`, `930` or `9:30`; anything else is left for the operator to correct. */
export function typedClock(text: string): string {
  const [, hour, minute = '00'] = /^(\d{1,2})(?::?([0-5]\d))?$/.exec(text.trim()) ?? []
  return hour === undefined ? text : `${hour.padStart(2, '0')}:${minute}`
}
