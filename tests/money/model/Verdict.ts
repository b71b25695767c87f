/** The outcome of an operation, as the member was told. */
export const verdicts = ['success', 'refused', 'unknown', 'logged out', 'page gone', 'not sent', 'left'] as const

export type Verdict = (typeof verdicts)[number]
