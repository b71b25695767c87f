import styles from './Bars.module.css'

export interface Bar {
  readonly key: string
  readonly label: string
  /** The figure, written out. */
  readonly text: string
  readonly value: number
}

/** Bars beneath one another, the largest over the whole width. A table, which screen readers read as one. */
export function Bars({ label, bars }: { readonly label: string | undefined; readonly bars: readonly Bar[] }) {
  const largest = Math.max(0, ...bars.map(({ value }) => value))
  return (
    <table className={styles.bars} aria-label={label}>
      <tbody>
        {bars.map(({ key, label, text, value }) => (
          <tr key={key}>
            <th scope="row">
              <span>{label}</span>
            </th>
            <td>
              <span>{text}</span>
              <svg className={styles.bar} aria-hidden="true">
                <rect height="100%" width={`${largest > 0 ? (Math.max(0, value) / largest) * 100 : 0}%`} />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
