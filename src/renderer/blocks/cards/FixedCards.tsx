import { memo } from 'react'
import type { BlockOf } from '../../../format/blocks/Block.ts'
import { CardGrid, gridColumns } from '../../../ui/CardGrid.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Pressable } from '../../../ui/Pressable.tsx'
import { useTap } from '../../actions/useAction.ts'
import { WhenReady } from '../../parts/WhenReady.tsx'
import type { Reader } from '../../reading/reader.ts'
import { useDerived } from '../../reading/useDerived.ts'
import { CardsSkeleton } from './CardsSkeleton.tsx'
import { CardTile, type CardTileProps, readCard } from './CardTile.tsx'
import styles from './LinkCard.module.css'

type Cards = BlockOf<'cards'>

const readShown = (read: Reader, items: NonNullable<Cards['items']>) =>
  items.map(({ title, subtitle, when }) => ({
    isShown: read.condition(when),
    title: read.text(title),
    subtitle: read.text(subtitle),
  }))

/** Cards that the document itself holds. */
export function FixedCards({ block, label }: { block: Cards; label: string | undefined }) {
  const items = block.items ?? []
  const Card = block.shape === 'link' ? LinkCard : CardTile
  const shown = useDerived(items, readShown)
  return (
    <WhenReady of={shown} skeleton={<CardsSkeleton block={block} />}>
      <CardGrid columns={gridColumns(block.columns)} line={block.line} label={label}>
        {/* A card left out must leave no empty place in the grid. */}
        {items.flatMap((item, place) =>
          // oxlint-disable-next-line react/no-array-index-key -- fixed cards are told apart by their place
          shown.value[place]?.isShown ? [<Card key={`card-${place}`} card={item} shape={block.shape} />] : [],
        )}
      </CardGrid>
    </WhenReady>
  )
}

/** One card that is an icon with its words, in the scope of its row if it has one. */
export const LinkCard = memo(function LinkCard({ card }: CardTileProps) {
  const { title, note } = useDerived(card, readCard).value
  const { onTap } = useTap(card.do)
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
})
