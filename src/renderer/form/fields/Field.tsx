import { memo, useCallback, useSyncExternalStore } from 'react'
import type { FieldSchema, FieldUi } from '../../../format/blocks/form.ts'
import { useFormStore } from '../FormStoreContext.ts'
import { FieldLinks } from './FieldLinks.tsx'
import styles from './Fields.module.css'
import type { FieldTexts } from './fieldTexts.ts'
import { inputs } from './inputs.ts'

interface FieldProps {
  readonly id: string
  readonly name: string
  readonly ui: FieldUi
  readonly schema: FieldSchema
  /** Undefined for one that does not show. */
  readonly texts: FieldTexts | undefined
  readonly required: boolean
  readonly disabled: boolean
}

/** A field while it shows, with what is wrong. Reads of the form only its own value. */
export const Field = memo(function Field(props: FieldProps) {
  const { name, ui, texts } = props
  const form = useFormStore()
  const { values } = form
  const value = useSyncExternalStore(
    values.subscribe,
    useCallback(() => values.getSnapshot()[name], [values, name]),
  )
  if (texts === undefined || ui.widget === 'hidden') return null

  const Input = inputs[ui.widget]
  return (
    <div className={styles.field} data-field={name}>
      <Input
        {...props}
        texts={texts}
        value={value}
        onChange={(next) => form.change(name, next)}
        onWithdraw={() => form.withdraw(name)}
      />
      {/* A checkbox has them within, outside its label. */}
      {ui.links !== undefined && ui.widget !== 'checkbox' && <FieldLinks links={ui.links} />}
    </div>
  )
})
