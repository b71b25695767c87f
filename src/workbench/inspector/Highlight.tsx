import { useEffect, useState } from 'react'
import { nameOf } from './nameOf.ts'
import type { PlayedBlock } from '../../demo/readTree.ts'
import styles from '../workbench.module.css'

const LABEL_HEIGHT = 20

/** A frame around a block on the page, with its name. */
export function Highlight({ block }: { readonly block: PlayedBlock }) {
  const [, redraw] = useState(0)
  useEffect(() => {
    const ending = new AbortController()
    const again = () => redraw((count) => count + 1)
    // Scrollers inside the page too.
    window.addEventListener('scroll', again, { capture: true, passive: true, signal: ending.signal })
    // The app's part of the page changes with the panel of the workbench.
    const observer = new ResizeObserver(again)
    observer.observe(document.body)
    return () => {
      observer.disconnect()
      ending.abort()
    }
  }, [])

  const boxes = block.elements
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 || height > 0)
  if (boxes.length === 0) return null
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))]
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))]
  // The app's part of the page; what is scrolled out of it is not marked over the workbench.
  const stage = document.body.getBoundingClientRect()
  return (
    <div className={styles.stage} style={{ width: stage.width, height: stage.height }} aria-hidden>
      <div className={styles.highlight} style={{ left, top, width: right - left, height: bottom - top }}>
        <span className={top < LABEL_HEIGHT ? styles.inside : undefined}>{nameOf(block)}</span>
      </div>
    </div>
  )
}
