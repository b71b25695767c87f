import { particlePairs } from './particlePairs.ts'

/** A placeholder of a text and its parts: the name of its value, and a pair of Korean particles, if any. */
export const placeholder = new RegExp(
  `\\{\\{\\s*([A-Za-z_][A-Za-z0-9_]*)\\s*(?:,\\s*(${particlePairs.join('|')})\\s*)?\\}\\}`,
  'g',
)
