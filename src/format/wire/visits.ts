/** How a visit of a form ended: left as it was, refused and then left, sent, or sent and nobody knows. */
export const outcomes = ['left', 'refused', 'sent', 'unknown'] as const
export type Outcome = (typeof outcomes)[number]

/** Visits that one message takes at most. */
export const MOST_VISITS = 20
/** For so long a message may be sent again: the service knows it by its id and counts it once. */
export const REMEMBERED_MS = 10 * 60_000
