import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { FieldUi, FormBlock } from '../../../format/blocks/form.ts'
import { useDerived } from '../../hooks/useDerived.ts'
import { useText } from '../../hooks/useText.ts'
import type { Reader } from '../../scope/createReader.ts'
import type { FieldLooks } from '../FieldLooks.ts'
import type { FieldProblem } from '../FieldProblem.ts'
import type { FieldWidgetProps } from '../widgets/FieldWidgetProps.ts'
import { useFieldUi, useFormStore, usePlayed } from './FormStoreContext.ts'
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
  const ui = useFieldUi(name)
  const label = useText(ui?.label)
  const help = useText(ui?.hint)
  const placeholder = useText(ui?.placeholder)
  const error = useProblem(name)
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

function useProblem(name: string): string {
  const { problems } = useFormStore()
  const problem = useSyncExternalStore(
    problems.subscribe,
    useCallback(() => problems.getSnapshot().find(({ field }) => field === name), [problems, name]),
  )
  const block = usePlayed()
  const input = useMemo(() => inputOf(block, name, problem), [block, name, problem])
  return useDerived(input, readProblem).value
}

interface Input {
  readonly fields: FormBlock['fields']
  readonly rules: FormBlock['rules']
  readonly problem: FieldProblem | undefined
}

/** Only what the text of this problem is made of, so that nothing else is waited for. */
function inputOf({ fields, rules }: FormBlock, name: string, problem: FieldProblem | undefined): Input {
  const field = fields[name]
  return {
    problem,
    fields: problem?.kind === 'keyword' && field ? { [name]: field } : {},
    rules: problem?.kind === 'rule' ? rules : [],
  }
}

const readProblem = (read: Reader, { problem, ...block }: Input) => (problem === undefined ? '' : problemText(read, block, problem))
