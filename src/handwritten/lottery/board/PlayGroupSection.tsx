import { memo, useMemo } from 'react'
import { joinNames } from '../../../ui/joinNames.ts'
import type { Look } from '../draw/lookOf.ts'
import type { Slip } from '../slip/createSlip.ts'
import { sharedLimits } from '../slip/limits.ts'
import { useLimitWords } from '../slip/useLimitWords.ts'
import type { PlayGroup } from './groupPlays.ts'
import styles from './LotteryBoard.module.css'
import { marksOf } from './marksOf.ts'
import { PlayCell } from './PlayCell.tsx'

export interface PlayGroupSectionProps {
  /** The id of its heading. */
  readonly id: string
  readonly group: PlayGroup
  readonly look: Look
  readonly slip: Slip
}

/** The options of one group under its title. */
export const PlayGroupSection = memo(function PlayGroupSection({
  id,
  group: { title, plays },
  look,
  slip,
}: PlayGroupSectionProps) {
  const sayLimits = useLimitWords()
  const limits = useMemo(() => sayLimits.whole(sharedLimits(plays)), [sayLimits, plays])
  const marks = useMemo(() => marksOf(look, plays), [look, plays])
  const isWide = plays.some((play) => (marks.get(play.id)?.length ?? 1) > 1)
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {limits !== '' && <p className={styles.limits}>{limits}</p>}
      <div className={joinNames(styles.cells, isWide && styles.wide)}>
        {plays.map((play) => (
          <PlayCell key={play.id} play={play} look={look} marks={marks.get(play.id)} slip={slip} />
        ))}
      </div>
    </section>
  )
})
