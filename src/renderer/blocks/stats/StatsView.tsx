import type { BlockOf } from '../../../format/blocks/Block.ts'
import { Card } from '../../../ui/Card.tsx'
import { later } from '../../../ui/later.tsx'
import { Stat } from '../../../ui/Stat.tsx'
import { StatGrid } from '../../../ui/StatGrid.tsx'
import { readShown } from '../../reading/display.ts'
import { useDerived } from '../../reading/useDerived.ts'
import { hiddenFigures } from '../../screen/hiddenFigures.ts'
import { useHost } from '../../screen/RendererProvider.tsx'
import type { Reader } from '../../reading/reader.ts'
import { SourcesFailed } from '../../parts/SourcesFailed.tsx'
import type { Actions } from '../../../format/actions.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useTap } from '../../actions/useAction.ts'
import styles from './StatsView.module.css'
import { useReadable } from '../../../ui/useReadable.ts'

// Visitors see none of them, and members see their figures first.
const StatsTools = later(async () => (await import('./StatsTools.tsx')).StatsTools)

type Stats = BlockOf<'stats'>

function readStats(read: Reader, { title, items }: Stats) {
  return {
    title: read.text(title),
    items: items.map((item) => ({
      isShown: read.condition(item.when),
      label: read.text(item.label),
      ...readShown(read, item),
    })),
  }
}

/** Figures with labels: to be hidden on this device and read again, if the block says so. */
export function StatsView({ block }: { block: Stats }) {
  const stats = useDerived(block, readStats)
  const hidden = hiddenFigures(useHost())
  const isHidden = useReadable(hidden)
  const { title, items } = stats.value
  const tools = (block.hideable || block.refreshUser || block.refresh.length > 0) && (
    <StatsTools block={block} isHidden={isHidden} onHide={hidden.set} />
  )
  const isStrip = block.title === undefined && tools !== false
  return (
    <Card title={title === '' ? undefined : title} action={title !== '' && tools} flush={isStrip}>
      <div className={isStrip ? styles.strip : undefined}>
        {stats.status === 'failed' ? (
          <SourcesFailed names={stats.failed} />
        ) : (
          <Figures block={block} items={items} isReady={stats.status === 'ready'} isHidden={isHidden} />
        )}
        {isStrip && <div>{tools}</div>}
      </div>
    </Card>
  )
}

interface FiguresProps {
  block: Stats
  items: ReturnType<typeof readStats>['items']
  isReady: boolean
  isHidden: boolean
}

function Figures({ block, items, isReady, isHidden }: FiguresProps) {
  const lengths = items.flatMap(({ isShown, text = '' }, place) =>
    isShown && !block.items[place]?.emphasis ? [text.length] : [],
  )
  return (
    <StatGrid columns={columnsOf(block.columns)} longest={isReady ? Math.max(0, ...lengths) : undefined}>
      {block.items.map((item, place) => {
        const { isShown, label = '', text, tone } = items[place] ?? {}
        return (
          isShown && (
            <Stat
              // oxlint-disable-next-line react/no-array-index-key -- figures are told apart by their place
              key={place}
              label={label}
              value={isReady ? text : undefined}
              tone={tone}
              size={item.emphasis ? 'huge' : 'large'}
              covered={block.hideable && isHidden}
              action={item.do && <StatLink label={label} actions={item.do} />}
            />
          )
        )
      })}
    </StatGrid>
  )
}

/** Four figures go two by two: side by side they could not be read on a phone. */
function columnsOf(columns: number): 1 | 2 | 3 {
  return columns === 1 || columns === 3 ? columns : 2
}

/** Link of a figure. */
function StatLink({ label, actions }: { label: string; actions: Actions }) {
  const { onTap, busy, disabled } = useTap(actions)
  return (
    <span className={styles.link}>
      <IconButton icon="chevronRight" label={label} busy={busy} disabled={disabled} onClick={onTap} />
    </span>
  )
}
