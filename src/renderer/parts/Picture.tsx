import { useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { joinNames } from '../../ui/joinNames.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { readPicture } from '../reading/display.ts'
import styles from './Picture.module.css'

export interface PictureProps {
  /** Absent while it is not known yet; one that cannot be shown leaves the box with an icon. */
  src: string | undefined
  /** Text of the picture; empty when it only decorates. */
  alt: string
  /** The box keeps its shape whatever comes, so nothing jumps. */
  shape: 'wide' | 'round' | 'free'
  pending?: boolean | undefined
  /** For a picture in the first view of a screen. */
  eager?: boolean | undefined
  /** One of several, by chance: it says nothing of the document. */
  byChance?: boolean | undefined
}

/** A picture in a box of fixed shape: lazy, and quiet about pictures that will not load. */
export function Picture({ src, alt, shape, pending, eager, byChance }: PictureProps) {
  const [broken, setBroken] = useState<string>()
  const address = readPicture(src)
  const isShown = address !== undefined && address !== broken
  return (
    <span className={joinNames(styles.box, styles[shape])}>
      {pending && <Skeleton shape="banner" />}
      {!pending && isShown && (
        <img
          src={address}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          // The frame may have shown it: it stays, in place of an empty box for a moment.
          decoding={eager ? 'sync' : 'async'}
          draggable={false}
          data-by-chance={byChance ? '' : undefined}
          onError={() => setBroken(address)}
        />
      )}
      {!pending && !isShown && <Icon name="image" size={28} {...(alt === '' ? {} : { label: alt })} />}
    </span>
  )
}
