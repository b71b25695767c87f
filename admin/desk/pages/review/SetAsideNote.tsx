import { useState } from 'react'
import useSWR from 'swr'
import { isFactOf } from '../../../../src/format/fact.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { sentenceOf } from '../../api/DeskError.ts'
import { useDraft, useDraftSnapshot } from '../../draft/DraftProvider.tsx'
import { ActionButton } from '../../parts/ActionButton.tsx'
import { momentText } from '../../parts/momentText.ts'
import { Note } from '../../parts/Note.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { editTitle } from './editTitle.ts'
import { FindingList } from './FindingList.tsx'
import styles from './review.module.css'
import type { DescribedSetAside } from '../../../api/draftApi.ts'

/** Lists the edits that were live until a new build refused them, and lets an editor decide on each. */
export function SetAsideNote() {
  const api = useApi()
  const { seq } = useDraftSnapshot()
  const { data = [], mutate } = useSWR(['set-aside', seq], () => api.setAside())
  const [problem, setProblem] = useState('')
  if (data.length === 0) return null

  async function handleDismiss(fact: string) {
    try {
      await api.dismissSetAside(fact)
      setProblem('')
    } catch (error) {
      setProblem(sentenceOf(error))
    }
    await mutate()
  }

  return (
    <Note
      tone="warning"
      title={
        data.length === 1
          ? 'An edit is no longer live: the new build refuses it'
          : `${data.length} edits are no longer live: the new build refuses them`
      }
    >
      <p>What was shipped counts in their place. Put an edit in the draft to mend it there, or dismiss it.</p>
      <ul className={styles.aside}>
        {data.map((edit) => (
          <li key={edit.fact}>
            <SetAside edit={edit} onDismiss={() => handleDismiss(edit.fact)} />
          </li>
        ))}
      </ul>
      {problem !== '' && <p role="alert">{problem}</p>}
    </Note>
  )
}

function SetAside({ edit, onDismiss }: { readonly edit: DescribedSetAside; readonly onDismiss: () => Promise<void> }) {
  const draft = useDraft()
  const { edits, pending } = useDraftSnapshot()
  const mayDecide = useMay(isFactOf('screen', edit.fact) ? 'owner' : 'editor')
  const { fact, value, actor, at, seq, reasons } = edit
  const title = editTitle(edit, value)
  const isGone = reasons.some(({ code }) => code === 'unknown-fact')
  const isDrafted = edits.has(fact) || pending.has(fact)
  return (
    <>
      <p className={styles.asideTitle}>{title}</p>
      <p className={styles.where}>
        Edited by {actor}, {momentText(at)}; live until release {seq}.
      </p>
      <FindingList findings={reasons.map((reason) => ({ ...reason, gate: 'check' }))} />
      {mayDecide && (
        <div className={styles.buttons}>
          {!isGone && (
            <ActionButton
              size="small"
              variant="secondary"
              disabled={isDrafted}
              aria-label={`Put in the draft: ${title}`}
              onAct={async () => {
                draft.edit(fact, value, { decided: true })
                await draft.flush()
              }}
            >
              {isDrafted ? 'In the draft' : 'Put in the draft'}
            </ActionButton>
          )}
          <ActionButton size="small" variant="secondary" aria-label={`Dismiss: ${title}`} onAct={onDismiss}>
            Dismiss
          </ActionButton>
        </div>
      )}
    </>
  )
}
