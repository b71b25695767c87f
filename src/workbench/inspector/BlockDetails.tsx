import { EditorLink } from '../issues/EditorLink.tsx'
import styles from '../workbench.module.css'
import type { PlayedBlock } from '../../demo/readTree.ts'
import { SlotTable } from './SlotTable.tsx'
import { SourceDetails } from './SourceDetails.tsx'
import { useBlockFacts } from './useBlockFacts.ts'

/** A block or the screen: where it is written, its properties as they are now, and the answers behind them. */
export function BlockDetails({ block: chosen }: { readonly block: PlayedBlock }) {
  const { screen, part, source, facts } = useBlockFacts(chosen)
  if (!part || !facts)
    return <p className={styles.quiet}>{`${chosen.id} is no longer in the document of ${screen}.`}</p>
  const workedOut = facts.slots.filter(({ written }) => written !== undefined)
  const literals = facts.slots.filter(({ written }) => written === undefined)
  return (
    <>
      <h2 className={styles.title}>
        {part.id} <span className={styles.quiet}>{'type' in part ? part.type : 'screen'}</span>
      </h2>
      <p>
        {source ? (
          <>
            <EditorLink place={source} document={source.document} /> <code>{source.pointer}</code>
          </>
        ) : (
          <code>{`schemas/screens/${screen}.json ${chosen.pointer}`}</code>
        )}
      </p>
      <h3>Properties</h3>
      <SlotTable slots={workedOut} label={`Properties of ${part.id}`} />
      {literals.length > 0 && (
        <details className={styles.source}>
          <summary>{`${literals.length} more as they are written`}</summary>
          <SlotTable slots={literals} label={`Literal properties of ${part.id}`} />
        </details>
      )}
      <h3>Sources</h3>
      {facts.sources.length === 0 && <p className={styles.quiet}>This screen reads nothing.</p>}
      {facts.sources.map((read) => (
        <SourceDetails key={read.name} source={read} />
      ))}
    </>
  )
}
