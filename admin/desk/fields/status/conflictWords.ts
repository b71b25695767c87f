import { assertNever } from '../../../../src/format/value/assertNever.ts'
import type { Words } from '../../words/useWords.ts'
import type { ConflictOfFact } from '../../facts/draft/findConflict.ts'
import { nameOfActor } from '../../facts/draft/nameOfActor.ts'

export interface ConflictWords {
  readonly sides: readonly [string, string]
  readonly choices: readonly [string, string]
}

/** Whose the two values are, and which one each button keeps; `say` puts a value in words. */
export function conflictWords(
  { kind, mine, theirs, was, who, at }: ConflictOfFact,
  say: (value: unknown) => string,
  words: Words,
): ConflictWords {
  const { t } = words
  const whose = nameOfActor(who, words)
  const shown = (value: unknown) => shortly(say(value))
  const [own, other, before] = [shown(mine), shown(theirs), shown(was)]
  switch (kind) {
    case 'edit':
      return {
        sides: [t('draft.yours'), at === '' ? whose : t('draft.byAt', { who: whose, at: words.moment(at) })],
        choices: [
          t('draft.useMine', { value: own }),
          at === ''
            ? t('draft.useTheirsAtOnce', { value: other, who: whose })
            : t('draft.useTheirs', { value: other, who: whose, ago: words.ago(at) }),
        ],
      }
    case 'live':
      return {
        sides: [t('draft.inDraft'), t('draft.liveInstead', { value: before })],
        choices: [t('draft.useDraft', { value: own }), t('draft.useLive', { value: other })],
      }
    case 'build':
      return {
        sides: [t('draft.setBy', { who: whose }), t('draft.shippedInstead', { value: before })],
        choices: [t('draft.useOperators', { value: own }), t('draft.useShippedNow', { value: other })],
      }
    default:
      return assertNever(kind)
  }
}

/** More would not fit on a button or a chip; the whole text is shown beside it. */
const LONGEST = 40
export const shortly = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text)
