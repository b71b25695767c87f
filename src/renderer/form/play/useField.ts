import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { FieldUi, FormBlock } from '../../../format/blocks/form.ts'
import type { CompiledText } from '../../../format/shape/compiled.ts'
import { useDerived } from '../../hooks/useDerived.ts'
import type { Reader } from '../../scope/createReader.ts'
import type { FieldLooks } from '../FieldLooks.ts'
import type { FieldProblem } from '../FieldProblem.ts'
import type { FieldWidgetProps } from '../widgets/FieldWidgetProps.ts'
import { useFormStore, usePlayed } from './FormStoreContext.ts'
import { problemText } from './problemText.ts'

export interface PlayedField {
  readonly ui: FieldUi | undefined
  readonly label: string
  /** The widget's props, with the texts of the document and what is wrong; add what else the widget shows. */
  with(this: void, looks?: FieldLooks): FieldWidgetProps
}

/** A field of the document as the props of its widget. Reads of the form only what it shows. */
export function useField(props: FieldWidgetProps): PlayedField {
  const { name } = props
  const block = usePlayed()
  const problem = useProblem(name)
  const input = useMemo(() => inputOf(block, name, problem), [block, name, problem])
  const { label, help, placeholder, error } = useDerived(input, readTexts).value
  const ui = block.fields[name]
  return {
    ui,
    label,
    with: (looks = {}) => ({
      ...props,
      label,
      rawErrors: error === '' ? [] : [error],
      options: {
        ...props.options,
        ...looks,
        ...(help !== '' && { help }),
        ...(placeholder !== '' && { placeholder }),
        ...(ui?.autocomplete !== undefined && { autocomplete: ui.autocomplete }),
      } as FieldWidgetProps['options'],
    }),
  }
}

function useProblem(name: string): FieldProblem | undefined {
  const { problems } = useFormStore()
  return useSyncExternalStore(
    problems.subscribe,
    useCallback(() => problems.getSnapshot().find(({ field }) => field === name), [problems, name]),
  )
}

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

function readTexts(read: Reader, { texts, problem, ...block }: Input) {
  const [label = '', help = '', placeholder = ''] = texts.map((text) => read.text(text))
  return {
    label,
    help,
    placeholder,
    error: problem === undefined ? '' : problemText(read, block, problem),
  }
}
