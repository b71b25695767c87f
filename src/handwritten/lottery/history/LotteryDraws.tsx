import { memo } from 'react'
import type { PropsOf } from '../../../format/handwrittenParts.ts'
import type { Entity } from '../../../platform/Operations.ts'
import { SourcesFailed } from '../../../renderer/parts/SourcesFailed.tsx'
import { useDisplay, useTranslate } from '../../../renderer/reading/language.ts'
import { useSourceState } from '../../../renderer/reading/useRows.ts'
import { MoreFooter } from '../../../renderer/blocks/list/MoreFooter.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { DrawFactsRow } from '../draw/DrawFactsRow.tsx'
import { type Look, lookOf } from '../draw/lookOf.ts'
import { NumberMarks } from '../draw/NumberMarks.tsx'
import { readNumbers } from '../../../platform/betOutcome.ts'
import { lotteryKeys } from '../lotteryKeys.ts'
import styles from './LotteryDraws.module.css'

type Draw = Entity<'DrawResult'>

/** Past draws, newest first, page by page. */
export function LotteryDraws({ props: { typeid, draws } }: { readonly props: PropsOf<'lotteryDraws'> }) {
  const text = useTranslate()
  const { status, rows, paging } = useSourceState(draws)
  if (status === 'failed') return <SourcesFailed names={[draws]} />
  if (status === 'loading') return <Skeleton shape="record" count={4} lines={1} label={text(lotteryKeys.loading)} />
  if (rows.length === 0) return <EmptyState title={text(lotteryKeys.noDraws)} />
  return (
    <>
      <ul className={styles.draws}>
        {(rows as readonly Draw[]).map((draw) => (
          <DrawRow key={draw.expect} draw={draw} look={lookOf(typeid)} />
        ))}
      </ul>
      {paging && <MoreFooter paging={paging} />}
    </>
  )
}

const DrawRow = memo(function DrawRow({
  draw: { expect, opentime, opencode },
  look,
}: {
  readonly draw: Draw
  readonly look: Look
}) {
  const text = useTranslate()
  const display = useDisplay()
  const numbers = readNumbers(opencode)
  return (
    <li className={styles.draw}>
      <p className={styles.when}>
        <span>{text(lotteryKeys.period, { expect })}</span>
        <span>{display(opentime, 'dateTime')}</span>
      </p>
      {numbers ? (
        <>
          <NumberMarks look={look} numbers={numbers} />
          <DrawFactsRow look={look} numbers={numbers} />
        </>
      ) : (
        <p className={styles.when}>{text(lotteryKeys.drawing)}</p>
      )}
    </li>
  )
})
