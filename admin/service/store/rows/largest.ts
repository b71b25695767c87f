/** The largest whole number that a column holds in every database. */
export const LARGEST = 2_147_483_647
