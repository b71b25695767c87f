import type { ReactNode, RefObject } from 'react'
import { Icon } from '../../../src/ui/Icon.tsx'
import { joinNames } from '../../../src/ui/joinNames.ts'
import { shownPicture } from './shownPicture.ts'
import styles from './pictureChoice.module.css'

export interface BesidePictureProps {
  readonly address: string
  /** Holds the children. */
  readonly place: RefObject<HTMLDivElement | null>
  readonly children: ReactNode
}

/** The picture of a document, beside what is said of it or done with it. */
export function BesidePicture({ address, place, children }: BesidePictureProps) {
  const src = shownPicture(address)
  return (
    <div className={styles.room}>
      <div className={styles.beside}>
        {src === undefined ? (
          <span className={joinNames(styles.shown, styles.none)}>
            <Icon name="image" size={24} />
          </span>
        ) : (
          <img className={styles.shown} src={src} alt="" />
        )}
        <div ref={place} className={styles.words}>
          {children}
        </div>
      </div>
    </div>
  )
}
