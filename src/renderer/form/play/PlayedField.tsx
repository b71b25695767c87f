import { memo, useCallback, useMemo, useSyncExternalStore } from 'react'
import type { FormBlock } from '../../../format/blocks/form.ts'
import type { CompiledText } from '../../../format/shape/compiled.ts'
import { useDerived } from '../../hooks/useDerived.ts'
import type { Reader } from '../../scope/createReader.ts'
import type { FieldLooks } from '../FieldLooks.ts'
import type { FieldProblem } from '../FieldProblem.ts'
import styles from '../templates/templates.module.css'
import type { FieldWidgetProps } from '../widgets/FieldWidgetProps.ts'
import { FieldLinks } from './FieldLinks.tsx'
import { useFormStore } from './FormStoreContext.ts'
import { playWidgets } from './fields/playWidgets.ts'
import { problemText } from './problemText.ts'

interface PlayedFieldProps extends Pick<FieldWidgetProps, 'id' | 'name' | 'schema' | 'registry' | 'onBlur' | 'onFocus'> {
  readonly block: FormBlock
  readonly required: boolean
  readonly disabled: boolean
}

/** A field while it shows: its widget with the texts of the document and what is wrong. Reads of the form only what it shows. */
export const PlayedField = memo(function PlayedField({ block, ...props }: PlayedFieldProps) {
  const { name } = props
  const form = useFormStore()
  const { fields } = form
  const state = useSyncExternalStore(
    fields.subscribe,
    useCallback(() => fields.getSnapshot()[name], [fields, name]),
  )
  const ui = block.fields[name]
  const isShown = state?.isVisible === true && ui?.widget !== 'hidden'
  const problem = state?.problem
  const input = useMemo(() => (isShown ? inputOf(block, name, problem) : undefined), [block, name, isShown, problem])
  const { label, help, placeholder, error } = useDerived(input, readTexts).value
  if (!isShown || ui === undefined) return null

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
        value={state.value}
        rawErrors={error === '' ? [] : [error]}
        options={looks as FieldWidgetProps['options']}
        onChange={(next: unknown) => form.change(name, next)}
      />
      {/* A checkbox has them within, outside its label. */}
      {links !== undefined && widget !== 'checkbox' && <FieldLinks links={links} />}
    </div>
  )
})

interface Input {
  readonly texts: readonly (CompiledText | undefined)[]
  readonly fields: FormBlock['fields']
  readonly rules: FormBlock['rules']
  readonly problem: FieldProblem | undefined
}

/** All that a field says, and of a problem only what its text is made of: each field reads once, and nothing else is waited for. */
function inputOf({ fields, rules }: FormBlock, name: string, problem: FieldProblem | undefined): Input {
  const field = fields[name]
  return {
    texts: [field?.label, field?.hint, field?.placeholder],
    problem,
    fields: problem?.kind === 'keyword' && field ? { [name]: field } : {},
    rules: problem?.kind === 'rule' ? rules : [],
  }
}

/** One that hides says nothing. */
function readTexts(read: Reader, input: Input | undefined) {
  const { texts, problem, ...block } = input ?? { texts: [], problem: undefined, fields: {}, rules: [] }
  const [label = '', help = '', placeholder = ''] = texts.map((text) => read.text(text))
  return { label, help, placeholder, error: problem === undefined ? '' : problemText(read, block, problem) }
}
