/** What a column of whole numbers holds at most in every database. */
export const LARGEST = 2_147_483_647
