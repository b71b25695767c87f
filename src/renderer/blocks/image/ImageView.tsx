import { useMemo, useState } from 'react'
import type { BlockOf } from '../../../format/blocks/Block.ts'
import { avatarUrls } from '../../../ui/avatars.ts'
import { useDerived } from '../../reading/useDerived.ts'
import { avatarOf } from '../../parts/avatarOf.ts'
import { Picture } from '../../parts/Picture.tsx'
import type { Reader } from '../../reading/reader.ts'
import { WhenReady } from '../../parts/WhenReady.tsx'

const member = { e: ['id', 'user'] } as const

interface ImageInput {
  readonly block: BlockOf<'image'>
  readonly user: typeof member | undefined
}

function readImage(read: Reader, { block: { src, alt }, user }: ImageInput) {
  const address = user ? avatarOf(read.value(user)) : read.value(src)
  return { src: typeof address === 'string' ? address : undefined, alt: read.text(alt) }
}

/** A picture: the platform's, the member's own avatar, or one of the app's by chance. */
export function ImageView({ block }: { block: BlockOf<'image'> }) {
  const input = useMemo(() => ({ block, user: block.avatar === 'user' ? member : undefined }), [block])
  const image = useDerived(input, readImage)
  const [drawn] = useState(() => avatarUrls[Math.floor(Math.random() * avatarUrls.length)])
  const { src, alt } = image.value
  const picture = { alt, shape: block.shape }
  return (
    <WhenReady of={image} skeleton={<Picture {...picture} src={undefined} pending />}>
      <Picture {...picture} src={block.avatar === 'random' ? drawn : src} byChance={block.avatar === 'random'} />
    </WhenReady>
  )
}
