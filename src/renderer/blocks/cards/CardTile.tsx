import { memo } from 'react'
import type { BlockOf } from '../../../format/blocks/Block.ts'
import type { IconName } from '../../../format/shape/marks.ts'
import { MediaCard } from '../../../ui/MediaCard.tsx'
import { useTap } from '../../actions/useAction.ts'
import { readBadge, readPicture } from '../../reading/display.ts'
import type { Reader } from '../../reading/reader.ts'
import { useDerived } from '../../reading/useDerived.ts'

export type CardTemplate = NonNullable<BlockOf<'cards'>['card']>

export interface CardTileProps {
  card: CardTemplate & { readonly icon?: IconName }
  shape: BlockOf<'cards'>['shape']
}

export function readCard(read: Reader, { title, subtitle, image, badge }: CardTemplate) {
  const picture = read.value(image)
  return {
    title: read.text(title),
    note: read.text(subtitle),
    image: typeof picture === 'string' ? readPicture(picture) : undefined,
    badge: readBadge(read, badge),
  }
}

/** One card with a picture, in the scope of its row if it has one. */
export const CardTile = memo(function CardTile({ card, shape }: CardTileProps) {
  const { note, ...words } = useDerived(card, readCard).value
  const { onTap } = useTap(card.do)
  return (
    <MediaCard
      {...words}
      note={note === '' ? undefined : note}
      icon={card.icon}
      ratio={shape === 'wide' ? 'wide' : 'square'}
      onClick={onTap}
    />
  )
})
