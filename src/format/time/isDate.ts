const DATE = /^\d{4}-\d\d-\d\d$/

/** Whether a text is a day of the calendar, YYYY-MM-DD. `Date` alone rolls 31 April over to 1 May. */
export function isDate(text: string): boolean {
  const time = DATE.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
