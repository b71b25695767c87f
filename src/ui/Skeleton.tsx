import { joinNames } from './joinNames.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Skeleton.module.css'

/** The final shapes that skeletons imitate, so that nothing jumps when the content comes. */
export type SkeletonShape =
  | 'text'
  | 'figure'
  | 'record'
  | 'cell'
  | 'bar'
  | 'button'
  | 'shortcut'
  | 'tile'
  | 'wide'
  | 'link'
  | 'banner'
  | 'part'
  | 'code'
  | 'circle'
  | 'field'

export interface SkeletonProps {
  shape: SkeletonShape
  count?: number | undefined
  /** Tiles or cards side by side. */
  columns?: 1 | 2 | 3 | 4 | undefined
  /** Lines of details beneath the title of a record. */
  lines?: number | undefined
  /** Spoken once for the whole place that loads. */
  label?: string | undefined
}

export function Skeleton({ shape, count = 1, columns = 1, lines, label }: SkeletonProps) {
  const places = Array.from({ length: count }, (_, index) => `place-${index}`)
  const inline = shape === 'text' || shape === 'figure' || shape === 'circle'
  const Box = inline ? 'span' : 'div'
  const style = lines === undefined ? undefined : { '--lines': lines }
  return (
    <Box className={joinNames(!inline && styles.stack)} data-columns={columns} data-loading="" style={style}>
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
