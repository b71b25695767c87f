import type { FieldTemplateProps } from '@rjsf/utils'
import { FactStatus } from '../draft/FactStatus.tsx'
import { HardLimit } from '../platform/HardLimit.tsx'
import { PlatformFigure } from '../platform/PlatformEffect.tsx'
import { joinNames } from '../../../src/ui/joinNames.ts'
import { contextOf } from './DeskFormContext.ts'
import { settingName } from './titleOf.ts'
import styles from './form.module.css'
import { type Words, useWords } from '../words/useWords.ts'

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
  const words = useWords()
  const { factOf, only } = contextOf(registry)
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
      {fact !== undefined && <FactStatus fact={fact} name={fullName(fieldPathId.path, label, words)} />}
    </div>
  )
}

/** By its pointer where it is a setting, whose group does not stand beside the buttons. */
function fullName(path: readonly (string | number)[], label: string, words: Words): string {
  return path.length > 2 ? settingName(`/${path.join('/')}`, words) : label
}

function isChoice(items: unknown): boolean {
  return typeof items === 'object' && items !== null && 'enum' in items
}
