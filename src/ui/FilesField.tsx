import type { ReactNode } from 'react'
import { FilePick } from './FilePick.tsx'
import { FieldError } from './FieldError.tsx'
import { FormField, type FieldProps } from './FormField.tsx'
import { IconButton } from './IconButton.tsx'
import { Mark } from './Mark.tsx'
import styles from './FilesField.module.css'

export interface FilesFieldProps extends Omit<FieldProps, 'extra'> {
  /** Kinds, size and number that it takes, said before anything is chosen. */
  limits: string
  /** The label of the button that chooses files. */
  choose: string
  accept: string
  multiple: boolean
  onChoose: (files: readonly File[]) => void
  /** A `FileRow` for each file. */
  children: ReactNode
}

/** Files that were chosen, and a button that chooses more. */
export function FilesField({ limits, choose, accept, multiple, onChoose, children, ...field }: FilesFieldProps) {
  return (
    <FormField {...field} extra={limits} below={<ul className={styles.files}>{children}</ul>}>
      {(ties) => (
        <FilePick
          ties={ties}
          accept={accept}
          multiple={multiple}
          label={choose}
          disabled={field.disabled}
          onChoose={onChoose}
        />
      )}
    </FormField>
  )
}

export interface FileRowProps {
  name: string
  /** A small picture of it; empty for other kinds. */
  picture: string
  /** How much of it is sent, 0 to 1; absent while that is not known. */
  share?: number | undefined
  isSending: boolean
  /** Why it is not stored. */
  error?: string | undefined
  disabled?: boolean | undefined
  /** The names of the buttons, and what they do; without `onRetry` it cannot be sent again. */
  retry: string
  onRetry?: (() => void) | undefined
  remove: string
  onRemove: () => void
}

/** A chosen file: on its way, stored, or failed. */
export function FileRow({ name, picture, share, isSending, error, disabled, ...does }: FileRowProps) {
  const { retry, onRetry, remove, onRemove } = does
  return (
    <li className={styles.file}>
      <Mark image={picture === '' ? undefined : picture} icon="records" size={40} />
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        {isSending && (
          <span className={styles.sending}>
            <progress max={1} value={share} aria-label={name} />
            <span className={styles.share}>{share === undefined ? '' : `${Math.round(share * 100)}%`}</span>
          </span>
        )}
        {/* The region is there before its text arrives, else screen readers stay silent. */}
        <div aria-live="polite">{error !== undefined && <FieldError>{error}</FieldError>}</div>
      </div>
      {onRetry && <IconButton icon="refresh" label={`${retry} ${name}`} disabled={disabled} onClick={onRetry} />}
      <IconButton icon="trash" label={remove} disabled={disabled} onClick={onRemove} />
    </li>
  )
}
