import { memo, useCallback, useSyncExternalStore } from 'react'
import type { FormBlock } from '../../../format/blocks/form.ts'
import type { FieldLooks } from '../FieldLooks.ts'
import styles from '../templates/templates.module.css'
import type { FieldWidgetProps } from '../widgets/FieldWidgetProps.ts'
import { FieldLinks } from './FieldLinks.tsx'
import type { FieldTexts } from './fieldTexts.ts'
import { useFormStore } from './FormStoreContext.ts'
import { playWidgets } from './fields/playWidgets.ts'

interface PlayedFieldProps extends Pick<
  FieldWidgetProps,
  'id' | 'name' | 'schema' | 'registry' | 'onBlur' | 'onFocus'
> {
  readonly block: FormBlock
  /** Undefined for one that does not show. */
  readonly texts: FieldTexts | undefined
  readonly required: boolean
  readonly disabled: boolean
}

/** A field while it shows: its widget with the texts of the document and what is wrong. Reads of the form only its own value. */
export const PlayedField = memo(function PlayedField({ block, texts, ...props }: PlayedFieldProps) {
  const { name } = props
  const form = useFormStore()
  const { values } = form
  const value = useSyncExternalStore(
    values.subscribe,
    useCallback(() => values.getSnapshot()[name], [values, name]),
  )
  const ui = block.fields[name]
  if (texts === undefined || ui === undefined) return null

  const { label, help, placeholder, error } = texts
  const { widget, links, autocomplete } = ui
  const Widget = playWidgets[widget]
  const looks: FieldLooks = {
    ...(help !== '' && { help }),
    ...(placeholder !== '' && { placeholder }),
    ...(autocomplete !== undefined && { autocomplete }),
  }
  return (
    <div className={styles.field} data-field={name}>
      <Widget
        {...props}
        label={label}
        value={value}
        rawErrors={error === '' ? [] : [error]}
        options={looks as FieldWidgetProps['options']}
        onChange={(next: unknown) => form.change(name, next)}
      />
      {/* A checkbox has them within, outside its label. */}
      {links !== undefined && widget !== 'checkbox' && <FieldLinks links={links} />}
    </div>
  )
})
