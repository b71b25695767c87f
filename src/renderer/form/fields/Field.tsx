import { memo, Suspense, useCallback, useSyncExternalStore, type ReactNode } from 'react'
import type { FieldUi, PropertySchema } from '../../../format/blocks/form.ts'
import { isDrawn, widgetOf } from '../../../format/blocks/widgets.ts'
import { later } from '../../../ui/later.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useFormStore } from '../formStore.ts'
import { FieldLinks } from './FieldLinks.tsx'
import styles from './Fields.module.css'
import type { FieldTexts } from './fieldTexts.ts'
import { inputs } from './inputs.gen.ts'
import type { InputProps } from './InputProps.ts'

/** rjsf comes with the first form that has rows or groups; the others do without. */
const CompoundInput = later(async () => (await import('../compound/CompoundInput.tsx')).CompoundInput)

interface FieldProps {
  readonly id: string
  readonly name: string
  readonly ui: FieldUi
  readonly schema: PropertySchema
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
  if (texts === undefined || widgetOf(ui.widget).isInvisible) return null
  return (
    <div className={styles.field} data-field={name}>
      {drawn({
        ...props,
        texts,
        value,
        onChange: (next) => form.change(name, next),
        onWithdraw: () => form.withdraw(name),
      })}
      {/* A checkbox has them within, outside its label. */}
      {ui.links !== undefined && !widgetOf(ui.widget).drawsLinks && <FieldLinks links={ui.links} />}
    </div>
  )
})

/** Not a component: a hundred fields would have a hundred more. */
function drawn({ schema, ...props }: InputProps<PropertySchema>): ReactNode {
  const { widget } = props.ui
  if (schema.type === 'array' || schema.type === 'object')
    return (
      <Suspense fallback={<Skeleton shape="banner" label={props.texts.label} />}>
        <CompoundInput {...props} schema={schema} />
      </Suspense>
    )
  if (!isDrawn(widget)) return null
  const Input = inputs[widget]
  return <Input {...props} schema={schema} />
}
