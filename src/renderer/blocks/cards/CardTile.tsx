import { memo } from 'react'
import type { BlockOf } from '../../../format/blocks/Block.ts'
import type { IconName } from '../../../format/shape/marks.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { MediaCard } from '../../../ui/MediaCard.tsx'
import { Pressable } from '../../../ui/Pressable.tsx'
import { readBadge, readPicture } from '../../reading/display.ts'
import { useDerived } from '../../reading/useDerived.ts'
import { useTap } from '../../actions/useAction.ts'
import type { Reader } from '../../reading/reader.ts'
import styles from './CardTile.module.css'

export type CardTemplate = NonNullable<BlockOf<'cards'>['card']>

export interface CardTileProps {
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

/** One card, in the scope of its row if it has one. */
export const CardTile = memo(function CardTile({ card, shape }: CardTileProps) {
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
