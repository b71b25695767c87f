import { memo, useMemo } from 'react'
import { joinNames } from '../../../ui/joinNames.ts'
import type { Look } from '../draw/lookOf.ts'
import type { Slip } from '../slip/createSlip.ts'
import { sharedLimits } from '../slip/limits.ts'
import { useLimitWords } from '../slip/useLimitWords.ts'
import type { PlayGroup, Play } from './groupPlays.ts'
import styles from './LotteryBoard.module.css'
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

/** An option that names numbers and nothing else: `3`, `111`, `1-6`. */
const numeric = /^\d[\d\s,-]*$/
const readers: Readonly<Record<Look, (option: string) => readonly number[] | undefined>> = {
  dice: (option) =>
    /^[1-6](?:[\s,-]?[1-6]){0,2}$/.test(option) ? option.replaceAll(/\D/g, '').split('').map(Number) : undefined,
  balls: (option) => (/^(?:[1-9]|10)$/.test(option) ? [Number(option)] : undefined),
  plain: () => undefined,
}

const none: ReadonlyMap<string, readonly number[]> = new Map()

/**
 * The dice or cars that show the options of a group, by id. A group in which one number fits none of them, as
 * with sums, has none at all: its "11" means eleven, not two ones.
 */
export function marksOf(look: Look, plays: readonly Play[]): ReadonlyMap<string, readonly number[]> {
  const named = plays.filter(({ class3 }) => numeric.test(class3))
  const marks = named.flatMap(({ id, class3 }) => {
    const numbers = readers[look](class3)
    return numbers ? [[id, numbers] as const] : []
  })
  return marks.length === named.length ? new Map(marks) : none
}
