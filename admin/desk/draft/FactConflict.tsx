import { useState } from 'react'
import { isFactOf } from '../../../src/format/fact.ts'
import { DocumentDifference } from '../parts/DocumentDifference.tsx'
import { factText } from '../parts/valueText.ts'
import { useMay } from '../session/SessionProvider.tsx'
import { useDraft, useDraftSnapshot } from './DraftProvider.tsx'
import { type FactTwice, findConflict } from './findConflict.ts'
import { TwoValues } from './TwoValues.tsx'
import { useFactName } from './useFactName.ts'
import { type Words, useWords } from '../words/useWords.ts'
import { sentenceOf } from '../words/sentenceOf.ts'
import { nameOfActor } from './nameOfActor.ts'
import { assertNever } from '../../../src/format/assertNever.ts'

/** A conflict on a fact with another operator's value, a published or a deployed one: both values and the choice. */
export function FactConflict({ fact }: { fact: string }) {
  const words = useWords()
  const name = useFactName()(fact)
  const { t } = words
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const mayEdit = useMay('editor')
  const [problem, setProblem] = useState<unknown>()
  const conflict = findConflict(snapshot, fact)
  if (!conflict || (!mayEdit && conflict.kind !== 'edit')) return null
  const { mine, theirs } = conflict
  const difference = isFactOf('screen', fact) && (
    <DocumentDifference label={t('draft.theirsBesideYours')} before={theirs} after={mine} />
  )
  const undo = () => void draft.undo(fact).catch((error: unknown) => setProblem(error))
  const ways = {
    edit: [() => void draft.resolve(fact, 'mine'), () => void draft.resolve(fact, 'theirs')],
    live: [() => draft.edit(fact, mine, { decided: true }), undo],
    build: [() => draft.edit(fact, mine, { decided: true }), () => draft.edit(fact, null)],
  } as const
  const { sides, choices } = wordsOf(fact, conflict, words)
  const [keep, take] = ways[conflict.kind]
  return (
    <>
      <TwoValues
        name={name}
        sides={[
          { who: sides[0], value: factText(fact, mine, words) },
          { who: sides[1], value: factText(fact, theirs, words) },
        ]}
        choices={[
          { label: choices[0], onChoose: keep },
          { label: choices[1], onChoose: take },
        ]}
      >
        {difference}
      </TwoValues>
      {problem !== undefined && <span role="alert">{sentenceOf(problem, words)}</span>}
    </>
  )
}

interface ConflictWords {
  readonly sides: readonly [string, string]
  readonly choices: readonly [string, string]
}

/** Whose the two values are, and which one each button keeps. */
function wordsOf(fact: string, { kind, mine, theirs, was, who, at }: FactTwice, words: Words): ConflictWords {
  const { t } = words
  const whose = nameOfActor(who, words)
  const shown = (value: unknown) => shortly(factText(fact, value, words))
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

/** More would not fit on a button; the whole of it stands above. */
const LONGEST = 40
const shortly = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text)
