import { useState } from 'react'
import useSWR from 'swr'
import { isFactOf } from '../../../../src/format/fact.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { troubleText } from '../../facts/names/troubleText.ts'
import { useDraft, useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { Note } from '../../kit/Note.tsx'
import { useToasts } from '../../kit/ToastProvider.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { useFactName } from '../../facts/draft/useFactName.ts'
import { FindingList } from '../../changes/publish/FindingList.tsx'
import styles from '../../changes/publish/review.module.css'
import type { Status } from '../../../api/documentApi.ts'
import type { DescribedSetAside } from '../../../api/draftApi.ts'
import { useWords } from '../../words/useWords.ts'
import { sentenceOf } from '../../words/sentenceOf.ts'

/** On every page about changes: what does not work in the service, and what a new build left behind. */
export function ServiceNotes() {
  return (
    <>
      <BootNotice />
      <SetAsideNote />
    </>
  )
}

/** Says what does not work in the service, and whether its build's documents are not the live ones. */
function BootNotice() {
  const words = useWords()
  const api = useApi()
  const { data } = useSWR('status', () => api.status())
  if (data === undefined) return null
  return (
    <>
      {data.troubles?.map((trouble) => (
        <Note key={trouble.message} tone="warning" title={words.t('review.incident')}>
          <p>{troubleText(trouble, words)}</p>
        </Note>
      ))}
      <OtherBuild boot={data.boot} />
    </>
  )
}

function OtherBuild({ boot }: Pick<Status, 'boot'>) {
  const { t } = useWords()
  if (boot?.kind === 'refused')
    return (
      <Note tone="loss" title={t('review.buildRefused', { seq: boot.seq })}>
        <p>{t('review.buildRefusedWhy')}</p>
        <FindingList findings={boot.blockers} />
      </Note>
    )
  if (boot?.kind === 'newer-build')
    return (
      <Note tone="warning" title={t('review.newerBuild')}>
        <p>{t('review.newerBuildWhy')}</p>
      </Note>
    )
  return null
}

/** Lists the edits that were live until a new build refused them, and lets an editor decide on each. */
function SetAsideNote() {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const { seq } = useDraftSnapshot()
  const { data = [], mutate } = useSWR(['set-aside', seq], async () => (await api.setAside()).edits)
  const [problem, setProblem] = useState<unknown>()
  const toasts = useToasts()
  if (data.length === 0) return null

  async function handleDismiss(fact: string) {
    try {
      await api.dismissSetAside({ body: { fact } })
      setProblem(undefined)
      toasts.success(t('said.dismissed'))
    } catch (error) {
      setProblem(error)
    }
    await mutate()
  }

  return (
    <Note tone="warning" title={t('review.aside', { count: data.length })}>
      <p>{t('review.asideWhy')}</p>
      <ul className={styles.aside}>
        {data.map((edit) => (
          <li key={edit.fact}>
            <SetAside edit={edit} onDismiss={() => handleDismiss(edit.fact)} />
          </li>
        ))}
      </ul>
      {problem !== undefined && <p role="alert">{sentenceOf(problem, words)}</p>}
    </Note>
  )
}

function SetAside({ edit, onDismiss }: { readonly edit: DescribedSetAside; readonly onDismiss: () => Promise<void> }) {
  const words = useWords()
  const { t } = words
  const draft = useDraft()
  const { edits, pending } = useDraftSnapshot()
  const mayDecide = useMay(isFactOf('screen', edit.fact) ? 'owner' : 'editor')
  const { fact, value, actor, at, seq, reasons } = edit
  const title = useFactName()(fact, value)
  const isGone = reasons.some(({ code }) => code === 'unknown-fact')
  const isDrafted = edits.has(fact) || pending.has(fact)
  return (
    <>
      <p className={styles.asideTitle}>{title}</p>
      <p className={styles.where}>{t('review.asideBy', { who: actor, at: words.moment(at), seq })}</p>
      <FindingList findings={reasons.map((reason) => ({ ...reason, gate: 'check' }))} />
      {mayDecide && (
        <div className={styles.buttons}>
          {!isGone && (
            <ActionButton
              size="small"
              variant="secondary"
              disabled={isDrafted}
              aria-label={t('review.putInDraftName', { name: title })}
              onAct={async () => {
                draft.edit(fact, value, { decided: true })
                await draft.flush()
              }}
            >
              {t(isDrafted ? 'review.inDraft' : 'review.putInDraft')}
            </ActionButton>
          )}
          <ActionButton
            size="small"
            variant="secondary"
            aria-label={t('review.dismissName', { name: title })}
            onAct={onDismiss}
          >
            {t('review.dismiss')}
          </ActionButton>
        </div>
      )}
    </>
  )
}
