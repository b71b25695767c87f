import type { FieldTemplateProps } from '@rjsf/utils'
import { FactStatus } from '../draft/FactStatus.tsx'
import { HardLimit } from '../platform/HardLimit.tsx'
import { PlatformFigure } from '../platform/PlatformFigure.tsx'
import { joinNames } from '../../../src/ui/joinNames.ts'
import type { DeskFormContext } from './DeskFormContext.ts'
import { titleOf } from './titleOf.ts'
import styles from './form.module.css'

/** One field and, if it edits a fact of its own, the state of that fact. */
export function DeskFieldTemplate({
  children,
  fieldPathId,
  schema,
  label,
  rawErrors,
  hidden,
  registry,
}: FieldTemplateProps) {
  const { factOf, only } = registry.formContext as DeskFormContext
  const isLeftOut =
    only !== undefined &&
    fieldPathId.path.every((key) => typeof key === 'string') &&
    !only.has(`/${fieldPathId.path.join('/')}`)
  const fact = factOf(fieldPathId.path, schema)
  const isContainer = schema.type === 'object' || schema.type === 'array'
  // A choice of several shows its own error.
  const drawsError = schema.type === 'array' && isChoice(schema.items)
  if (hidden || isLeftOut) return <div hidden>{children}</div>
  return (
    <div className={joinNames(styles.field, isContainer && styles.container)} data-fact={fact}>
      {children}
      {isContainer && !drawsError && (
        <div aria-live="polite">
          {rawErrors?.map((error) => (
            <p key={error} className={styles.error}>
              {error}
            </p>
          ))}
        </div>
      )}
      {fact !== undefined && <PlatformFigure fact={fact} />}
      {fact !== undefined && <HardLimit fact={fact} />}
      {fact !== undefined && <FactStatus fact={fact} name={fullName(fieldPathId.path, label)} />}
    </div>
  )
}

/** "Minimum" alone names five fields of the page. */
function fullName(path: readonly (string | number)[], label: string): string {
  return path.length > 2 ? `${titleOf(`/${path.slice(0, -1).join('/')}`)}, ${label.toLowerCase()}` : label
}

function isChoice(items: unknown): boolean {
  return typeof items === 'object' && items !== null && 'enum' in items
}
