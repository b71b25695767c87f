const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
const withYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** A moment in the operator's own time zone; the year only when it is not this one. */
export function momentText(iso: string, now = new Date()): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  return (date.getFullYear() === now.getFullYear() ? format : withYear).format(date)
}

/** The zone that the operator's own times are in. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The time of a moment that is not far off. */
export function clockText(iso: string): string {
  return clock.format(new Date(iso))
}
