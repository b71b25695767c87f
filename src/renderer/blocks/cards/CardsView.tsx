import type { BlockOf } from '../../../format/blocks/Block.ts'
import { CardGrid, gridColumns } from '../../../ui/CardGrid.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { useText } from '../../reading/useDerived.ts'
import { useRows } from '../../reading/useRows.ts'
import { RowScope } from '../../screen/ScopeContext.tsx'
import { CardsSkeleton } from './CardsSkeleton.tsx'
import { type CardTemplate, CardTile } from './CardTile.tsx'
import { later } from '../../../ui/later.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Titled } from '../../parts/Titled.tsx'
import { WhenReady } from '../../parts/WhenReady.tsx'

// Home has games; cards of a document, and those without pictures, come with the screens that have them.
const FixedCards = later(
  async () => (await import('./FixedCards.tsx')).FixedCards,
  ({ block }) => <CardsSkeleton block={block} />,
)

const LinkCard = later(
  async () => (await import('./FixedCards.tsx')).LinkCard,
  () => <Skeleton shape="link" />,
)

type Cards = BlockOf<'cards'>

/** Cards in a grid: fixed ones, or one for each row. */
export function CardsView({ block }: { block: Cards }) {
  const title = useText(block.title)
  return (
    <Titled title={title}>
      {block.card ? (
        <RowCards block={block} card={block.card} label={title} />
      ) : (
        <FixedCards block={block} label={labelOf(title)} />
      )}
    </Titled>
  )
}

const labelOf = (title: string) => (title === '' ? undefined : title)

function RowCards({ block, card, label }: { block: Cards; card: CardTemplate; label: string }) {
  const rows = useRows(block)
  const empty = useText(block.empty)
  const Card = block.shape === 'link' ? LinkCard : CardTile
  return (
    <WhenReady of={rows} skeleton={<CardsSkeleton block={block} />}>
      {rows.keyed.length === 0 ? (
        empty !== '' && <EmptyState title={empty} />
      ) : (
        <CardGrid columns={gridColumns(block.columns)} line={block.line} label={labelOf(label)}>
          {rows.keyed.map(({ key, row }) => (
            <RowScope key={key} row={row}>
              <Card card={card} shape={block.shape} />
            </RowScope>
          ))}
        </CardGrid>
      )}
    </WhenReady>
  )
}
