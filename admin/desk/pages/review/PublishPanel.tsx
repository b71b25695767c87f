import { useState, type FormEvent } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { Checkbox } from '../../../../src/ui/Checkbox.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { PublishProblem } from './PublishProblem.tsx'
import { useMay, useOperator } from '../../session/SessionProvider.tsx'
import { Finding } from './FindingList.tsx'
import { findingText } from './findingText.ts'
import type { PublishRequest, ReleaseRecord } from '../../../api/releaseApi.ts'
import type { Review } from '../../../api/review.ts'
import styles from './review.module.css'

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
export function PublishPanel({
  review,
  isChecking,
  onPublished,
  onReviewAgain,
  label = 'Publish',
  hint = 'Why this is published, in a sentence; it is kept with the release.',
  send,
}: PublishPanelProps) {
  const api = useApi()
  const mayPublish = useMay('publisher')
  const [reason, setReason] = useState('')
  const [read, setRead] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState(false)
  const [error, setError] = useState<unknown>()
  const [page] = useState(createKey)

  const me = useOperator().name
  const { warnings, blockers } = review
  /** The operator's own large changes are published by somebody else, or after their approval. */
  const isAlone = review.secondPersonFor.some(({ author }) => author === me)
  const open = warnings.filter(({ id, mustAcknowledge }) => mustAcknowledge && !read.has(id))
  const reasonError = tried && reason.trim() === '' ? 'Say why, for whoever looks at this release later.' : undefined

  async function handlePublish(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (reason.trim() === '' || open.length > 0 || blockers.length > 0 || isAlone || busy) return
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
      }
      await onPublished(await (send === undefined ? api.publish(request) : send(request)))
    } catch (refusal) {
      setError(refusal)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form noValidate className={styles.panel} aria-label={label} onSubmit={(event) => void handlePublish(event)}>
      {warnings.length > 0 && (
        <fieldset className={styles.warnings}>
          <legend className={styles.legend}>
            {warnings.length === 1 ? 'One warning' : `${warnings.length} warnings`}
          </legend>
          {warnings.map((warning) =>
            warning.mustAcknowledge ? (
              <Checkbox
                key={warning.id}
                label={`${findingText(warning)} I have looked at this.`}
                checked={read.has(warning.id)}
                disabled={!mayPublish}
                error={tried && !read.has(warning.id) ? 'Tick this, or change the draft.' : undefined}
                onChange={(checked) => setRead(toggled(read, warning.id, checked))}
              />
            ) : (
              <p key={warning.id}>
                <Finding finding={warning} />
              </p>
            ),
          )}
        </fieldset>
      )}
      {mayPublish ? (
        <>
          <TextField
            label="Reason"
            hint={hint}
            rows={2}
            maxLength={500}
            required
            value={reason}
            onChange={setReason}
            error={reasonError}
            spellCheck
            autoCapitalize="sentences"
          />
          {error !== undefined && <PublishProblem error={error} onReviewAgain={onReviewAgain} />}
          <div className={styles.buttons}>
            <Button type="submit" busy={busy} disabled={blockers.length > 0 || isChecking || isAlone}>
              {label}
            </Button>
          </div>
        </>
      ) : (
        <p>Publishing needs the role Publisher. Ask a publisher to look at this page.</p>
      )}
    </form>
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
