import type { SectionBlock } from '../../format/blocks/presentational.ts'
import { Card } from '../../ui/Card.tsx'
import { useText } from '../hooks/useText.ts'
import { Blocks } from './Blocks.tsx'
import styles from './SectionView.module.css'

/** Blocks that belong together, with a heading and perhaps on a surface of their own. */
export function SectionView({ block }: { readonly block: SectionBlock }) {
  const title = useText(block.title)
  const heading = title === '' ? undefined : title
  const body = <Blocks blocks={block.body} />
  if (block.card) return <Card title={heading}>{body}</Card>
  return (
    <section className={styles.section} aria-label={heading}>
      {heading !== undefined && <h2 className={styles.title}>{heading}</h2>}
      {body}
    </section>
  )
}
