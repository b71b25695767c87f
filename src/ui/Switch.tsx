import choices from './choices.module.css'
import styles from './Switch.module.css'

export interface SwitchProps {
  label: string
  note?: string | undefined
  /** Undefined while it is not known. */
  checked: boolean | undefined
  onChange: (checked: boolean) => void
  /** The new state is on its way to the server. */
  busy?: boolean | undefined
  disabled?: boolean | undefined
  name?: string | undefined
  id?: string | undefined
  /** The id of what is said of its state elsewhere. */
  describedBy?: string | undefined
}

/** A setting that takes effect at once. */
export function Switch({ label, note, checked, onChange, busy, disabled, name, id, describedBy }: SwitchProps) {
  const words = (
    <span className={styles.words}>
      <span>{label}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </span>
  )
  if (checked === undefined) {
    return (
      <div className={styles.row}>
        {words}
        <span data-loading="" className={styles.unknown} />
      </div>
    )
  }
  return (
    <label className={styles.row}>
      {words}
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-describedby={describedBy}
        id={id}
        name={name}
        checked={checked}
        disabled={disabled}
        aria-busy={busy || undefined}
        className={choices.native}
        onChange={(event) => {
          if (!busy) onChange(event.target.checked)
        }}
      />
      <span className={styles.track} />
    </label>
  )
}
