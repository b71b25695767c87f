import { useMemo, useState } from 'react'
import { toPointer } from '../../../src/format/check/Document.ts'
import { formatFact } from '../../../src/format/fact.ts'
import { uiSchemaOf } from '../form/uiSchemaOf.ts'
import { DeskForm } from '../form/DeskForm.tsx'
import type { DeskFormContext } from '../form/DeskFormContext.ts'
import { formSchemas } from '../form/formSchemas.ts'
import { findErrors } from '../form/validatorFor.ts'
import { useMay } from '../session/SessionProvider.tsx'
import { useDraft, useDraftSnapshot } from './DraftProvider.tsx'
import { readValue } from './readValue.ts'
import { changedLeaves, isLeaf, valueOf } from './settingLeaves.ts'
import { issuesAsErrors } from './issuesAsErrors.ts'
import { useDraftIssues } from './DraftIssues.ts'
import { sameValue } from '../../../src/format/sameValue.ts'
import { useWords } from '../words/useWords.ts'
import { settingWords } from '../form/fieldWords.ts'

export interface SettingsFormProps {
  readonly name: 'limits' | 'payWays'
  readonly label: string
  /** JSON Pointers of the settings and groups to show; undefined means all. */
  readonly only?: ReadonlySet<string> | undefined
}

const base: DeskFormContext = {
  groups: 'cards',
  factOf: (path, schema) =>
    isLeaf(path, schema) ? formatFact({ kind: 'settings', pointer: toPointer(path) }) : undefined,
}
/** A form over facts of the settings: each leaf saves itself to the draft. */
export function SettingsForm({ name, label, only }: SettingsFormProps) {
  const words = useWords()
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const issues = useDraftIssues()
  const mayEdit = useMay('editor')
  const schema = formSchemas[name]
  const value = useStable(useMemo(() => valueOf(schema, (fact) => readValue(snapshot, fact)), [schema, snapshot]))
  const uiSchema = useMemo(() => uiSchemaOf(schema, settingWords(words)), [schema, words])
  const context = useMemo((): DeskFormContext => ({ ...base, only }), [only])
  const found = useMemo(() => {
    const own = findErrors(name, value, words.t)
    return own.length > 0 ? own : issuesAsErrors(issues, words, 'settings.json')
  }, [name, value, issues, words])
  const errors = useStable(found)

  function handleChange(next: unknown) {
    const wrong = findErrors(name, next, words.t).map(({ property = '' }) => property)
    for (const { path, value: leaf } of changedLeaves(schema, value, next)) {
      const property = path.map((key) => `.${key}`).join('')
      const valid = !wrong.some((at) => at === property || at.startsWith(`${property}.`))
      draft.edit(formatFact({ kind: 'settings', pointer: toPointer(path) }), leaf, {
        pause: typeof leaf !== 'boolean',
        valid,
      })
    }
  }

  return (
    <DeskForm
      name={name}
      label={label}
      uiSchema={uiSchema}
      value={value}
      errors={errors}
      readonly={!mayEdit}
      context={context}
      onChange={handleChange}
    />
  )
}

/**
 * The previous value as long as it is equal: a form takes its data from outside again whenever a property changes, and
 * what is typed at that moment would be lost.
 */
function useStable<T>(next: T): T {
  const [kept, keep] = useState(next)
  if (Object.is(kept, next) || sameValue(kept, next)) return kept
  keep(next)
  return next
}
