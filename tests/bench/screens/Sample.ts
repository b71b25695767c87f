/** What one visit measured, by the name of the measure. */
export type Sample = Readonly<Record<string, number>>
