import type { keysOfCode } from '../../../../src/format/check/keysOfCode.gen.ts'

/** The parts of the app that no document writes. */
export const codeParts = ['app', 'lottery', 'agent', 'game'] as const satisfies readonly (keyof typeof keysOfCode)[]

/** Among the places to choose from, the texts that operators have added. */
export const OWN_PLACE = 'own texts'

/** Among the places to choose from; no id of a screen has a blank. */
export const placeOfCode = (part: (typeof codeParts)[number]): string => `code ${part}`
