import { getUiOptions, type FieldTemplateProps, type RJSFSchema } from '@rjsf/utils'
import { widgetOf } from '../../../format/blocks/widgets.ts'
import { FieldError } from '../../../ui/FieldError.tsx'
import { FieldLinks } from '../fields/FieldLinks.tsx'
import type { CompoundContext } from './CompoundContext.ts'
import styles from './compound.module.css'
import { holderOptions, singleOptions } from './readCompound.ts'

/** One field. Inputs of the ui kit show their own label, hint and error; here go the errors of rows and groups. */
export function CompoundFieldTemplate({
  children,
  fieldPathId,
  schema,
  uiSchema,
  rawErrors,
  registry,
}: FieldTemplateProps<unknown, RJSFSchema, CompoundContext>) {
  const { path } = fieldPathId
  const { name } = registry.formContext
  const ui = (singleOptions(getUiOptions(uiSchema)) ?? holderOptions(uiSchema))?.ui
  const isHolder = schema.type === 'object' || schema.type === 'array'
  return (
    // The whole of the field is marked where the form draws it.
    <div className={styles.field} data-field={path.length === 0 ? undefined : [name, ...path].join('/')}>
      {children}
      {ui?.links !== undefined && !widgetOf(ui.widget).drawsLinks && path.length > 0 && <FieldLinks links={ui.links} />}
      {isHolder && (
        <div id={`${fieldPathId.$id}-error`} aria-live="polite">
          {rawErrors?.map((error) => (
            <FieldError key={error}>{error}</FieldError>
          ))}
        </div>
      )}
    </div>
  )
}
