import { useMemo } from 'react'
import { toPointer } from '../../../../src/format/check/Document.ts'
import { formatFact } from '../../../../src/format/fact.ts'
import { uiSchemaOf } from './uiSchemaOf.ts'
import { DeskForm } from './DeskForm.tsx'
import type { DeskFormContext } from './DeskFormContext.ts'
import { formSchemas } from '../../facts/shapes/formSchemas.ts'
import { isLeaf } from './settingLeaves.ts'
import { useSettings } from './useSettings.ts'
import { useWords } from '../../words/useWords.ts'
import { settingWords } from './fieldWords.ts'

export interface SettingsFormProps {
  readonly name: 'limits' | 'payWays'
  readonly label: string
  /** JSON Pointers of the settings and groups to show; undefined means all. */
  readonly only?: ReadonlySet<string> | undefined
  /** Beginning of its fields' ids, where the same form may be elsewhere on the page. */
  readonly idPrefix?: string | undefined
}

const base: DeskFormContext = {
  groups: 'cards',
  factOf: (path, schema) =>
    isLeaf(path, schema) ? formatFact({ kind: 'settings', pointer: toPointer(path) }) : undefined,
}

/** A form over facts of the settings: each leaf saves itself to the draft. */
export function SettingsForm({ name, label, only, idPrefix }: SettingsFormProps) {
  const words = useWords()
  const { value, errors, mayEdit, change } = useSettings(name)
  const uiSchema = useMemo(() => uiSchemaOf(formSchemas[name], settingWords(words)), [name, words])
  const context = useMemo((): DeskFormContext => ({ ...base, only }), [only])
  return (
    <DeskForm
      name={name}
      label={label}
      idPrefix={idPrefix}
      uiSchema={uiSchema}
      value={value}
      errors={errors}
      readonly={!mayEdit}
      context={context}
      onChange={change}
    />
  )
}
