import { acts } from '../acts.gen.ts'
import { reads } from '../reads.gen.ts'

/** Every call of the contract. */
export const operations = { ...reads, ...acts }
