import type { BlockOf } from '../../../format/blocks/Block.ts'
import { CardGrid, gridColumns } from '../../../ui/CardGrid.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { useDerived, useText } from '../../reading/useDerived.ts'
import { useRows } from '../../reading/useRows.ts'
import type { Reader } from '../../reading/reader.ts'
import { RowScope } from '../../screen/ScopeContext.tsx'
import { CardsSkeleton } from './CardsSkeleton.tsx'
import { CardTile, type CardTemplate } from './CardTile.tsx'
import { Titled } from '../../parts/Titled.tsx'
import { WhenReady } from '../../parts/WhenReady.tsx'

type Cards = BlockOf<'cards'>

/** Cards in a grid: fixed ones, or one for each row. */
export function CardsView({ block }: { block: Cards }) {
  const title = useText(block.title)
  return (
    <Titled title={title}>
      {block.card ? (
        <RowCards block={block} card={block.card} label={title} />
      ) : (
        <FixedCards block={block} label={title} />
      )}
    </Titled>
  )
}

const labelOf = (title: string) => (title === '' ? undefined : title)

const readShown = (read: Reader, items: NonNullable<Cards['items']>) =>
  items.map(({ title, subtitle, when }) => ({
    isShown: read.condition(when),
    title: read.text(title),
    subtitle: read.text(subtitle),
  }))

function FixedCards({ block, label }: { block: Cards; label: string }) {
  const items = block.items ?? []
  const shown = useDerived(items, readShown)
  return (
    <WhenReady of={shown} skeleton={<CardsSkeleton block={block} />}>
      <CardGrid columns={gridColumns(block.columns)} label={labelOf(label)}>
        {/* A card left out must leave no empty place in the grid. */}
        {items.flatMap((item, place) =>
          // oxlint-disable-next-line react/no-array-index-key -- fixed cards are told apart by their place
          shown.value[place]?.isShown ? [<CardTile key={`card-${place}`} card={item} shape={block.shape} />] : [],
        )}
      </CardGrid>
    </WhenReady>
  )
}

function RowCards({ block, card, label }: { block: Cards; card: CardTemplate; label: string }) {
  const rows = useRows(block)
  const empty = useText(block.empty)
  return (
    <WhenReady of={rows} skeleton={<CardsSkeleton block={block} />}>
      {rows.keyed.length === 0 ? (
        empty !== '' && <EmptyState title={empty} />
      ) : (
        <CardGrid columns={gridColumns(block.columns)} label={labelOf(label)}>
          {rows.keyed.map(({ key, row }) => (
            <RowScope key={key} row={row}>
              <CardTile card={card} shape={block.shape} />
            </RowScope>
          ))}
        </CardGrid>
      )}
    </WhenReady>
  )
}
