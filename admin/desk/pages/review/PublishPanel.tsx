import { useState, type FormEvent } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { Checkbox } from '../../../../src/ui/Checkbox.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { PublishProblem } from './PublishProblem.tsx'
import { useMay, useOperator } from '../../session/SessionProvider.tsx'
import { Finding } from './FindingList.tsx'
import type { PublishRequest, ReleaseRecord } from '../../../api/releaseApi.ts'
import type { Review } from '../../../api/review.ts'
import styles from './review.module.css'
import { useWords } from '../../words/useWords.ts'
import { foundText } from '../../parts/foundText.ts'
import { useDraftSnapshot } from '../../draft/DraftProvider.tsx'

export interface PublishPanelProps {
  readonly review: Review
  /** The review is being repeated. */
  readonly isChecking: boolean
  readonly onPublished: (release: ReleaseRecord) => Promise<void>
  /** The draft or the live release changed during the review. */
  readonly onReviewAgain: () => void
  readonly label?: string
  /** What the reason is for. */
  readonly hint?: string
  readonly send?: (request: PublishRequest) => Promise<ReleaseRecord>
}

/** Warnings to acknowledge, the reason, and the button. Exactly what was reviewed is published, or nothing. */
export function PublishPanel(props: PublishPanelProps) {
  const { t } = useWords()
  const { review, label = t('review.publish') } = props
  const mayPublish = useMay('publisher')
  const [read, setRead] = useState<ReadonlySet<string>>(new Set())
  const [tried, setTried] = useState(false)
  const { reason, setReason, busy, error, publish } = usePublish(props, read)
  const me = useOperator().name
  const { warnings, blockers } = review
  /** The operator's own large changes are published by somebody else, or after their approval. */
  const isAlone = review.secondPersonFor.some(({ author }) => author === me)
  const isUnread = warnings.some(({ id, mustAcknowledge }) => mustAcknowledge && !read.has(id))

  function handlePublish(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (reason.trim() === '' || isUnread || blockers.length > 0 || isAlone || busy) return
    void publish()
  }

  return (
    <form noValidate className={styles.panel} aria-label={label} onSubmit={handlePublish}>
      <Warnings
        warnings={warnings}
        read={read}
        tried={tried}
        disabled={!mayPublish}
        onRead={(id, on) => setRead(toggled(read, id, on))}
      />
      {mayPublish ? (
        <>
          <ReasonField value={reason} onChange={setReason} tried={tried} hint={props.hint ?? t('review.reasonHint')} />
          {error !== undefined && <PublishProblem error={error} onReviewAgain={props.onReviewAgain} />}
          <div className={styles.buttons}>
            <Button type="submit" busy={busy} disabled={blockers.length > 0 || props.isChecking || isAlone}>
              {label}
            </Button>
          </div>
        </>
      ) : (
        <p>{t('review.needsPublisher')}</p>
      )}
    </form>
  )
}

/** Sends what was reviewed, with the reason that is being typed. */
function usePublish({ review, send, onPublished }: PublishPanelProps, read: ReadonlySet<string>) {
  const api = useApi()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const [page] = useState(createKey)

  async function publish() {
    setBusy(true)
    setError(undefined)
    try {
      // One key per intent: after a lost answer the same release is asked for again, not a second one.
      const idempotencyKey = `${page}-${review.seq}-${review.hash.slice(0, 16)}`
      const request = {
        reason: reason.trim(),
        expectedSeq: review.seq,
        reviewed: review.hash,
        acknowledgedWarnings: [...read],
        idempotencyKey,
        ...(review.change && { change: review.change.id }),
      }
      await onPublished(await (send === undefined ? api.publish(request) : send(request)))
    } catch (refusal) {
      setError(refusal)
    } finally {
      setBusy(false)
    }
  }

  return { reason, setReason, busy, error, publish }
}

interface WarningsProps {
  readonly warnings: Review['warnings']
  /** Those that are ticked. */
  readonly read: ReadonlySet<string>
  readonly tried: boolean
  readonly disabled: boolean
  readonly onRead: (id: string, on: boolean) => void
}

function Warnings({ warnings, read, tried, disabled, onRead }: WarningsProps) {
  const words = useWords()
  const { t } = words
  const snapshot = useDraftSnapshot()
  if (warnings.length === 0) return null
  return (
    <fieldset className={styles.warnings}>
      <legend className={styles.legend}>{t('review.warnings', { count: warnings.length })}</legend>
      {warnings.map((warning) =>
        warning.mustAcknowledge ? (
          <Checkbox
            key={warning.id}
            label={t('review.looked', { warning: foundText(warning, words, snapshot) })}
            checked={read.has(warning.id)}
            disabled={disabled}
            error={tried && !read.has(warning.id) ? t('review.tick') : undefined}
            onChange={(checked) => onRead(warning.id, checked)}
          />
        ) : (
          <p key={warning.id}>
            <Finding finding={warning} />
          </p>
        ),
      )}
    </fieldset>
  )
}

interface ReasonFieldProps {
  readonly value: string
  readonly hint: string
  readonly tried: boolean
  readonly onChange: (value: string) => void
}

function ReasonField({ value, hint, tried, onChange }: ReasonFieldProps) {
  const { t } = useWords()
  return (
    <TextField
      label={t('review.reason')}
      hint={hint}
      rows={2}
      maxLength={500}
      required
      value={value}
      onChange={onChange}
      error={tried && value.trim() === '' ? t('review.reasonMissing') : undefined}
      spellCheck
      autoCapitalize="sentences"
    />
  )
}

function toggled(set: ReadonlySet<string>, item: string, on: boolean): ReadonlySet<string> {
  const next = new Set(set)
  if (on) next.add(item)
  else next.delete(item)
  return next
}

/** A unique key. Without TLS there is no `crypto.randomUUID`. */
function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
