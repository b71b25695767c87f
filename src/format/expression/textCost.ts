const CHARACTERS_A_STEP = 64

/** The steps of the budget that going through so much text, or holding it, takes. */
export const textCost = (length: number): number => Math.floor(length / CHARACTERS_A_STEP)
