import { joinNames } from './joinNames.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Skeleton.module.css'

/** The final shapes that skeletons stand in for, so that nothing jumps when the content comes. */
export type SkeletonShape = 'text' | 'figure' | 'record' | 'cell' | 'card' | 'tile' | 'banner' | 'circle' | 'field'

export interface SkeletonProps {
  shape: SkeletonShape
  count?: number | undefined
  /** Tiles or cards side by side. */
  columns?: 1 | 2 | 3 | 4 | undefined
  /** Spoken once for the whole place that loads. */
  label?: string | undefined
}

export function Skeleton({ shape, count = 1, columns = 1, label }: SkeletonProps) {
  const places = Array.from({ length: count }, (_, index) => `place-${index}`)
  const inline = shape === 'text' || shape === 'figure' || shape === 'circle'
  const Box = inline ? 'span' : 'div'
  return (
    <Box className={joinNames(!inline && styles.stack)} data-columns={columns}>
      {label !== undefined && (
        <output>
          <VisuallyHidden>{label}</VisuallyHidden>
        </output>
      )}
      {places.map((place) => (
        <span key={place} aria-hidden="true" className={joinNames(styles.bone, styles[shape])} />
      ))}
    </Box>
  )
}
