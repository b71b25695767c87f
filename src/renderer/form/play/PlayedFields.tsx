import { toFieldPathId, type FieldProps, type RJSFSchema, type UiSchema } from '@rjsf/utils'
import { memo, useCallback, useMemo, useSyncExternalStore, type ComponentType } from 'react'
import styles from '../templates/templates.module.css'
import { useFormStore } from './FormStoreContext.ts'

/**
 * The fields of a form, in place of rjsf's own walk over an object. What is typed goes to the form's store and comes from
 * there: a keystroke renders its field alone, where rjsf would work out the data of all fields and render each.
 */
export function PlayedFields(props: FieldProps) {
  const { schema, uiSchema = {}, registry, disabled = false, onBlur, onFocus } = props
  const { required = [], properties = {} } = schema
  return (
    <div className={styles.fields}>
      {Object.entries(properties).map(([name, property]) => (
        <PlayedProperty
          key={name}
          name={name}
          schema={property as RJSFSchema}
          uiSchema={uiSchema[name] as UiSchema}
          required={required.includes(name)}
          registry={registry}
          disabled={disabled}
          onBlur={onBlur}
          onFocus={onFocus}
        />
      ))}
    </div>
  )
}

interface PlayedPropertyProps extends Pick<FieldProps, 'name' | 'schema' | 'registry' | 'onBlur' | 'onFocus'> {
  readonly uiSchema: UiSchema
  readonly required: boolean
  readonly disabled: boolean
}

const PlayedProperty = memo(function PlayedProperty(props: PlayedPropertyProps) {
  const { name, registry } = props
  const { fields, globalFormOptions } = registry
  // rjsf itself brings it.
  const SchemaField = fields['SchemaField'] as ComponentType<FieldProps>
  const form = useFormStore()
  const { values } = form
  const value = useSyncExternalStore(
    values.subscribe,
    useCallback(() => values.getSnapshot()[name], [values, name]),
  )
  const fieldPathId = useMemo(() => toFieldPathId(name, globalFormOptions), [name, globalFormOptions])
  const handleChange = useCallback((next: unknown) => form.change(name, next), [form, name])
  return <SchemaField {...props} formData={value} fieldPathId={fieldPathId} onChange={handleChange} />
})
