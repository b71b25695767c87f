import { useMemo } from 'react'
import type { SectionBlock } from '../../../format/blocks/section.ts'
import { Card } from '../../../ui/Card.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useViews } from '../useViews.ts'
import { useDerived, useText } from '../../reading/useDerived.ts'
import type { Reader } from '../../reading/reader.ts'
import { Blocks } from '../Blocks.tsx'
import { rowsExpression } from '../../reading/readLines.ts'
import styles from './SectionView.module.css'
import { WhenReady } from '../../parts/WhenReady.tsx'

type Waits = readonly ReturnType<typeof rowsExpression>[]

const readWaits = (read: Reader, waits: Waits) => waits.forEach((rows) => read.quietly(rows))

/** How long a section that comes at once waits for the last of its code, in ms, from when it is asked for. */
const PATIENCE_MS = 5000
const none: SectionBlock['body'] = []

const skeleton = <Skeleton shape="record" count={3} lines={3} />

/** Blocks that belong together, with a heading and perhaps on a surface of their own. */
export function SectionView({ block }: { readonly block: SectionBlock }) {
  const title = useText(block.title)
  const waits = useMemo(() => (block.waits ?? []).map(rowsExpression), [block.waits])
  const state = useDerived(waits, readWaits)
  const hasCode = useViews(block.waits ? block.body : none, PATIENCE_MS)
  const heading = title === '' ? undefined : title
  const body = (
    <WhenReady of={hasCode || state.status === 'failed' ? state : { ...state, status: 'loading' }} skeleton={skeleton}>
      <Blocks blocks={block.body} />
    </WhenReady>
  )
  if (block.card) return <Card title={heading}>{body}</Card>
  return (
    <section className={styles.section} aria-label={heading}>
      {heading !== undefined && <h2 className={styles.title}>{heading}</h2>}
      {body}
    </section>
  )
}
