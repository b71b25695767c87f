import type { ReactNode } from 'react'
import { shownPicture } from './shownPicture.ts'
import styles from './pictures.module.css'

/** The picture of a document, beside what is said of it or done with it. */
export function BesidePicture({ address, children }: { readonly address: string; readonly children: ReactNode }) {
  const src = shownPicture(address)
  return (
    <div className={styles.beside}>
      {src === undefined ? <span className={styles.shown} /> : <img className={styles.shown} src={src} alt="" />}
      <div className={styles.words}>{children}</div>
    </div>
  )
}
