import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './QrCode.module.css'

export interface QrCodeProps {
  value: string
  /** Target in words, for screen readers. */
  label: string
  /** Edge length in px, quiet zone included. */
  size?: number | undefined
}

/** Modules of white around the code that scanners need (ISO/IEC 18004). */
const quietZone = 4

/** Dark on white in every theme: many scanners read no inverted codes. */
export function QrCode({ value, label, size = 200 }: QrCodeProps) {
  const { edge, path } = useMemo(() => drawCode(value), [value])
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${edge} ${edge}`}
      className={styles.code}
    >
      <rect width={edge} height={edge} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

function drawCode(value: string) {
  const { data, size } = encode(value, { ecc: 'M', border: quietZone })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { edge: size, path }
}
