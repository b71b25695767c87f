import type { BlockOf } from '../../../format/blocks/Block.ts'
import { CardGrid, gridColumns } from '../../../ui/CardGrid.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { useDerived, useText } from '../../reading/useDerived.ts'
import { useRows } from '../../reading/useRows.ts'
import type { Reader } from '../../reading/reader.ts'
import { RowScope } from '../../screen/ScopeContext.tsx'
import { CardsSkeleton } from './CardsSkeleton.tsx'
import { Titled } from '../../parts/Titled.tsx'
import { WhenReady } from '../../parts/WhenReady.tsx'
import { memo } from 'react'
import type { IconName } from '../../../format/shape/marks.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { MediaCard } from '../../../ui/MediaCard.tsx'
import { Pressable } from '../../../ui/Pressable.tsx'
import { readBadge, readPicture } from '../../reading/display.ts'
import { useTap } from '../../actions/useAction.ts'
import styles from './CardTile.module.css'

/** One card, in the scope of its row if it has one. */
const CardTile = memo(function CardTile({ card, shape }: CardTileProps) {
  const { title, note, image, badge } = useDerived(card, readCard).value
  const { onTap } = useTap(card.do)
  const words = { title, note: note === '' ? undefined : note }
  if (shape === 'link') {
    return (
      <Pressable className={styles.link} onClick={onTap}>
        <span className={styles.icon}>
          <Icon name={card.icon ?? 'chevronRight'} size={24} />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {note !== '' && <span className={styles.note}>{note}</span>}
        </span>
        <Icon name="chevronRight" size={18} className={styles.arrow} />
      </Pressable>
    )
  }
  return (
    <MediaCard
      {...words}
      image={image}
      icon={card.icon}
      badge={badge}
      ratio={shape === 'wide' ? 'wide' : 'square'}
      onClick={onTap}
    />
  )
})

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

type CardTemplate = NonNullable<BlockOf<'cards'>['card']>

interface CardTileProps {
  card: CardTemplate & { readonly icon?: IconName }
  shape: BlockOf<'cards'>['shape']
}

function readCard(read: Reader, { title, subtitle, image, badge }: CardTemplate) {
  const picture = read.value(image)
  return {
    title: read.text(title),
    note: read.text(subtitle),
    image: typeof picture === 'string' ? readPicture(picture) : undefined,
    badge: readBadge(read, badge),
  }
}
