import type { BlockOf } from '../../../format/blocks/Block.ts'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useDerived } from '../../reading/useDerived.ts'
import type { Reader } from '../../reading/reader.ts'
import { numberOf } from '../../reading/display.ts'
import styles from './ProgressView.module.css'
import { WhenReady } from '../../parts/WhenReady.tsx'

function readProgress(read: Reader, { label, value, note }: BlockOf<'progress'>) {
  return { label: read.text(label), percent: numberOf(read.value(value)) ?? 0, note: read.text(note) }
}

/** A bar from 0 to 100. */
export function ProgressView({ block }: { block: BlockOf<'progress'> }) {
  const progress = useDerived(block, readProgress)
  const { label, percent, note } = progress.value
  return (
    <WhenReady of={progress} skeleton={<Skeleton shape="cell" />}>
      <ProgressBar label={label} percent={percent} />
      {note !== '' && <p className={styles.note}>{note}</p>}
    </WhenReady>
  )
}
