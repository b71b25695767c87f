import { useEffect, useEffectEvent } from 'react'
import { Card } from '../../../../src/ui/Card.tsx'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { ErrorState } from '../../../../src/ui/ErrorState.tsx'
import { Skeleton } from '../../../../src/ui/Skeleton.tsx'
import { Note } from '../../kit/Note.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { RowLink } from '../../kit/RowLink.tsx'
import { MEMBERS_ZONE } from '../../../../src/format/time/zones.ts'
import { MomentForm } from '../../phone/past/MomentForm.tsx'
import styles from '../../phone/past/past.module.css'
import { type Past, usePast } from '../../phone/past/usePast.ts'
import { useShowPhone } from '../../phone/PreviewPane.tsx'
import { sentenceOf } from '../../words/sentenceOf.ts'
import { useWords } from '../../words/useWords.ts'
import type { Moment } from '../../../api/momentApi.ts'
import { stopText } from '../../facts/names/stopText.ts'

/** Plays what members had at a moment of the past, in the phone beside the page. */
export function MomentPage() {
  const { t } = useWords()
  const past = usePast()
  useShownPhone(past)
  return (
    <>
      <PageHeader
        title={t('past.title')}
        text={t('past.text')}
        actions={<RowLink to="/history">{t('releases.all')}</RowLink>}
      />
      <MomentForm key={past?.at} at={past?.at} />
      {past ? <PastAnswer past={past} /> : <EmptyState icon="clock" title={t('past.none')} text={t('past.noneWhy')} />}
    </>
  )
}

/** Somebody who asks for a moment wants to see it, also where the phone was folded away. */
function useShownPhone(past: Past | undefined): void {
  const showPhone = useShowPhone()
  const show = useEffectEvent(() => showPhone())
  const at = past?.moment?.at
  useEffect(() => {
    if (at !== undefined) show()
  }, [at])
}

function PastAnswer({ past: { at, moment, error, isAsking, retry } }: { readonly past: Past }) {
  const words = useWords()
  const { t, momentIn } = words
  const when = momentIn(at, MEMBERS_ZONE)
  if (moment) return <MomentFacts moment={moment} />
  if (error === undefined) return <Skeleton shape="record" count={3} label={t('past.loading', { when })} />
  return (
    <ErrorState title={t('past.failed', { when })} text={sentenceOf(error, words)} onRetry={retry} busy={isAsking} />
  )
}

function MomentFacts({ moment }: { readonly moment: Moment }) {
  const { t, momentIn } = useWords()
  const { seq, at, from, until, actor, reason, kind, gap, isOtherBuild } = moment
  const inSeoul = (iso: string) => momentIn(iso, MEMBERS_ZONE)
  return (
    <div className={styles.moment}>
      {gap && (
        <Note tone="warning" title={t('past.gap')}>
          <p>{t('past.gapWhy', { from: inSeoul(gap.from), until: inSeoul(gap.until) })}</p>
        </Note>
      )}
      <Card title={t('past.released', { seq, when: inSeoul(at) })}>
        <dl className={styles.facts}>
          <dt>{t('past.live')}</dt>
          <dd>
            {until === undefined
              ? t('past.liveStill', { from: inSeoul(from) })
              : t('past.liveUntil', { from: inSeoul(from), until: inSeoul(until) })}
          </dd>
          <dt>{t('releases.who')}</dt>
          <dd>
            {actor} ({t(`releases.${kind}`)})
          </dd>
          <dt>{t('releases.why')}</dt>
          <dd>{reason}</dd>
          <dt>{t('past.stops')}</dt>
          <dd>
            <StopsThen moment={moment} />
          </dd>
        </dl>
      </Card>
      <Note tone="info">
        <p>{t('past.simulated')}</p>
        {isOtherBuild && <p>{t('past.otherBuild')}</p>}
      </Note>
    </div>
  )
}

function StopsThen({ moment: { stops } }: { readonly moment: Moment }) {
  const words = useWords()
  const { t, momentIn } = words
  if (stops === undefined) return t('past.stopsUnknown')
  if (stops.length === 0) return t('past.noStops')
  return (
    <ul className={styles.stops}>
      {stops.map(({ name, at, actor, reason }) => (
        <li key={name}>
          {t('past.stopBy', { what: stopText(name, words), at: momentIn(at, MEMBERS_ZONE), name: actor, reason })}
        </li>
      ))}
    </ul>
  )
}
