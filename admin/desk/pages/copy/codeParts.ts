import type { keysOfCode } from '../../../../src/format/check/keysOfCode.gen.ts'

/** The parts of the app that no document writes. */
export const codeParts = ['app', 'lottery', 'agent', 'game'] as const satisfies readonly (keyof typeof keysOfCode)[]
