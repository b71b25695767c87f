/** The zone that the operator's own times are in. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
