import { useReadable } from '../../ui/useReadable.ts'
import type { Trail } from '../createTrail.ts'
import styles from '../workbench.module.css'
import { BlockDetails } from './BlockDetails.tsx'
import type { Inspector } from './createInspector.ts'
import { nameOf } from './nameOf.ts'

interface InspectorPanelProps {
  readonly inspector: Inspector
  readonly trail: Trail
}

/** Facts of the chosen block, or the blocks to choose from: also without a pointer. */
export function InspectorPanel({ inspector, trail }: InspectorPanelProps) {
  const isOn = useReadable(inspector.isOn)
  const chosen = useReadable(inspector.chosen)
  // Another screen has other blocks.
  useReadable(trail)
  return (
    <>
      <div className={styles.actions}>
        <button type="button" className={styles.button} aria-pressed={isOn} onClick={() => inspector.setOn(!isOn)}>
          Point at a block
        </button>
        {chosen && (
          <button type="button" className={styles.button} onClick={() => inspector.choose(undefined)}>
            Choose another
          </button>
        )}
        <span className={styles.quiet}>or hold Alt</span>
      </div>
      {chosen ? (
        <BlockDetails key={`${chosen.id} ${chosen.pointer}`} block={chosen} />
      ) : (
        <BlockList inspector={inspector} />
      )}
    </>
  )
}

function BlockList({ inspector }: { readonly inspector: Inspector }) {
  const blocks = inspector.blocks()
  if (blocks.length === 0) return <p className={styles.quiet}>No screen is shown.</p>
  return (
    <ul className={styles.list}>
      {blocks.map((block) => (
        <li key={`${block.pointer} ${block.id}`}>
          <button
            type="button"
            className={styles.row}
            onClick={() => inspector.choose(block)}
            onFocus={() => inspector.show(block)}
            onBlur={() => inspector.show(undefined)}
            onPointerEnter={() => inspector.show(block)}
            onPointerLeave={() => inspector.show(undefined)}
          >
            {nameOf(block)}
          </button>
        </li>
      ))}
    </ul>
  )
}
