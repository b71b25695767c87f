import { useState } from 'react'
import { isFactOf } from '../../../src/format/fact.ts'
import { sentenceOf } from '../api/DeskError.ts'
import { DocumentDifference } from '../parts/DocumentDifference.tsx'
import { momentText } from '../parts/momentText.ts'
import { factText } from '../parts/valueText.ts'
import { useMay } from '../session/SessionProvider.tsx'
import { useDraft, useDraftSnapshot } from './DraftProvider.tsx'
import { findConflict } from './findConflict.ts'
import { TwoValues } from './TwoValues.tsx'

/** A conflict on a fact with another operator's value, a published or a deployed one: both values and the choice. */
export function FactConflict({ fact, name }: { fact: string; name: string }) {
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const mayEdit = useMay('editor')
  const [problem, setProblem] = useState('')
  const conflict = findConflict(snapshot, fact)
  if (!conflict || (!mayEdit && conflict.kind !== 'edit')) return null
  const { mine, theirs, who, at, was } = conflict
  const difference = isFactOf('screen', fact) && (
    <DocumentDifference label="Theirs beside yours" before={theirs} after={mine} />
  )
  const undo = () => void draft.undo(fact).catch((error: unknown) => setProblem(sentenceOf(error)))
  const ways = {
    edit: [() => void draft.resolve(fact, 'mine'), () => void draft.resolve(fact, 'theirs')],
    live: [() => draft.edit(fact, mine, { decided: true }), undo],
    build: [() => draft.edit(fact, mine, { decided: true }), () => draft.edit(fact, null)],
  } as const
  const words = {
    edit: { sides: ['Yours', at === '' ? who : `${who}, ${momentText(at)}`], choices: ['Keep mine', 'Take theirs'] },
    live: {
      sides: ['In the draft', `Live now, instead of ${factText(fact, was)}`],
      choices: ['Keep the draft’s', 'Take the live one'],
    },
    build: {
      sides: [`Set by ${who}`, `Shipped now, instead of ${factText(fact, was)}`],
      choices: ['Keep the operator’s', 'Take the shipped one'],
    },
  } as const
  const { sides, choices } = words[conflict.kind]
  const [keep, take] = ways[conflict.kind]
  return (
    <>
      <TwoValues
        name={name}
        sides={[
          { who: sides[0], value: factText(fact, mine) },
          { who: sides[1], value: factText(fact, theirs) },
        ]}
        choices={[
          { label: choices[0], onChoose: keep },
          { label: choices[1], onChoose: take },
        ]}
      >
        {difference}
      </TwoValues>
      {problem !== '' && <span role="alert">{problem}</span>}
    </>
  )
}
