import { findPatterns, placeOfPattern } from '../../../../src/format/findPatterns.ts'
import type { PatternTimer } from '../patterns/createPatternTimer.ts'
import { type Gate, noFindings } from './Gate.ts'
import type { Blocker } from '../../../api/findings.ts'

/** How long a text may take here: a phone takes some ten times as long, at every keystroke. */
const LONGEST_MS = 200

/**
 * Refuses a pattern that takes too long on some text. The check judges patterns by their form; this gate tries them.
 */
export function patternGate(time: PatternTimer): Gate {
  return async ({ files, release }) => {
    // A pattern that the check refused needs no second reason.
    if (release === undefined) return noFindings
    const blockers: Blocker[] = []
    for (const found of findPatterns(files)) {
      if ((await time(found.pattern)) <= LONGEST_MS) continue
      blockers.push({
        gate: 'pattern',
        code: 'slow-pattern',
        ...placeOfPattern(found),
        said: { id: 'slow-pattern' },
        message: 'This pattern takes too long on some texts: it would freeze the phone of a member who types one.',
        hint: 'Write the pattern so that no two neighbouring parts can match the same text.',
      })
    }
    return { blockers, warnings: [] }
  }
}
