import useSWR from 'swr'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { ErrorState } from '../../../../src/ui/ErrorState.tsx'
import { Skeleton } from '../../../../src/ui/Skeleton.tsx'
import { isIn, type OpenChange } from '../../../api/changeApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { FollowingPhones } from '../../changes/phones/FollowingPhones.tsx'
import { FactTable } from '../../changes/publish/FactTable.tsx'
import { useDraft, useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { releasedEdits } from '../../facts/history/releasedEdits.ts'
import { changeName } from '../../facts/names/changeName.ts'
import { Note } from '../../kit/Note.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { RowLink } from '../../kit/RowLink.tsx'
import { useOperator } from '../../session/SessionProvider.tsx'
import { sentenceOf } from '../../words/sentenceOf.ts'
import { useWords } from '../../words/useWords.ts'
import { memberOf } from '../../../../src/format/value/isObject.ts'
import type { ListedEntry } from '../../../api/auditApi.ts'

/** How often the phones that follow what was just published are counted, in ms. */
const FOLLOWING = 2_000
/** So many entries of the audit are read: the end of a change is among the last that name it. */
const LATEST = 50

/** A change that is not open any more: how it ended, and the way on. There is nothing to publish here. */
export function ClosedReview({ id }: { readonly id: string }) {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const draft = useDraft()
  const { data, error, mutate, isValidating } = useSWR(
    ['outcome', id],
    async () => {
      // A colleague may have begun it a moment ago; then it opens.
      await draft.refresh().catch(() => undefined)
      return changeOutcome(id, (await api.audit({ querystring: { text: id, limit: LATEST } })).entries)
    },
    { revalidateOnFocus: false },
  )
  const me = useOperator().name
  const change = data !== undefined && data.kind !== 'unknown' ? data.change : undefined
  return (
    <>
      <PageHeader title={change === undefined ? t('areas.changes') : changeName(change, me, words)} />
      {data === undefined && error === undefined && (
        <Skeleton shape="record" count={3} label={t('review.readingOutcome')} />
      )}
      {error !== undefined && (
        <ErrorState
          title={t('review.outcomeFailed')}
          text={sentenceOf(error, words)}
          onRetry={() => void mutate()}
          busy={isValidating}
        />
      )}
      {data && <Outcome outcome={data} />}
      {data && <NextChange />}
    </>
  )
}

function Outcome({ outcome }: { readonly outcome: ChangeOutcome }) {
  const words = useWords()
  const { t } = words
  const me = useOperator().name
  switch (outcome.kind) {
    case 'published':
      return <Published outcome={outcome} />
    case 'dropped': {
      const { actor, at, change } = outcome
      const name = changeName(change, me, words)
      return <EmptyState icon="trash" title={t('review.dropped', { name, who: actor, at: words.moment(at) })} />
    }
    case 'unknown':
      return <EmptyState icon="search" title={t('review.unknown')} text={t('review.unknownWhy')} />
    default:
      return outcome satisfies never
  }
}

type PublishedOutcome = Extract<ChangeOutcome, { readonly kind: 'published' }>

function Published({ outcome }: { readonly outcome: PublishedOutcome }) {
  const { t } = useWords()
  const { shipped } = useDraftSnapshot()
  return (
    <>
      <PublishedNote outcome={outcome} />
      <FactTable
        caption={t('review.wentOutEdits')}
        before={t('review.before')}
        after={t('review.wentOut')}
        edits={releasedEdits(outcome.entry, shipped.read)}
        columns={[
          {
            key: 'who',
            label: t('review.by'),
            renderCell: (edits) => [...new Set(edits.flatMap(({ actor }) => actor ?? []))].join(', '),
          },
        ]}
      />
    </>
  )
}

/** The release that it went out with: with the way back while it is live, and what is live by now after that. */
function PublishedNote({ outcome: { seq, actor, at, reason } }: { readonly outcome: PublishedOutcome }) {
  const words = useWords()
  const { t } = words
  const me = useOperator().name
  const live = useDraftSnapshot().seq
  const said = actor === me ? t('review.youPublished', { reason }) : t('review.publishedBy', { who: actor, reason })
  if (seq < live)
    return (
      <Note tone="info" title={t('review.wentOutAt', { seq, at: words.moment(at) })}>
        <p>{said}</p>
        <p>{t('review.liveByNow', { seq: live })}</p>
        <RowLink to="/history">{t('releases.all')}</RowLink>
      </Note>
    )
  return (
    <Note tone="gain" title={t('frame.releaseLive', { seq })}>
      <p>{said}</p>
      <output>{t('review.follows')}</output>
      <FollowingPhones seq={seq} every={FOLLOWING} back={seq > 1 ? seq - 1 : undefined} offersBack />
    </Note>
  )
}

/** Link to the operator's next change; never in place of what the page shows. */
function NextChange() {
  const words = useWords()
  const { t } = words
  const me = useOperator().name
  const { changes, current } = useDraftSnapshot()
  const own = changes.filter((change) => isIn(change, me) && change.edits.length > 0)
  const next = own.find(({ id }) => id === current?.id) ?? own[0]
  if (next === undefined) return null
  return (
    <p>
      <RowLink to={`/changes/${next.id}`}>{t('review.nextChange', { name: changeName(next, me, words) })}</RowLink>
    </p>
  )
}

interface Ended {
  readonly change: Pick<OpenChange, 'name' | 'owner'>
  readonly actor: string
  readonly at: string
}

/** End of a change that is not open any more; `unknown` where the log says nothing of it. */
type ChangeOutcome =
  | ({
      readonly kind: 'published'
      readonly seq: number
      readonly reason: string
      readonly entry: ListedEntry
    } & Ended)
  | ({ readonly kind: 'dropped' } & Ended)
  | { readonly kind: 'unknown' }

/** @param entries those of the audit that name the change, newest first */
function changeOutcome(id: string, entries: readonly ListedEntry[]): ChangeOutcome {
  for (const entry of entries) {
    const { action, subject, actor, at, reason, details } = entry
    const { seq, change } = details
    if (action === 'release.publish' && typeof seq === 'number' && memberOf(change, 'id') === id)
      return { kind: 'published', seq, reason, actor, at, change: nameIn(change), entry }
    if (action === 'change.drop' && subject === `change:${id}`)
      return { kind: 'dropped', actor, at, change: nameIn(details) }
  }
  return { kind: 'unknown' }
}

function nameIn(change: unknown): Ended['change'] {
  const text = (key: string): string => {
    const value = memberOf(change, key)
    return typeof value === 'string' ? value : ''
  }
  return { name: text('name'), owner: text('owner') }
}
