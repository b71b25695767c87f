import type { FormBlock } from '../../../format/blocks/form.ts'
import { widgetOf } from '../../../format/blocks/widgets.ts'
import type { CompiledText } from '../../../format/shape/compiled.ts'
import type { Reader } from '../../reading/createReader.ts'
import type { FormStore } from '../formStore.ts'
import type { FieldProblem, Judgement, ProblemBlock } from '../judgeForm.ts'

/** All that a field says; what it does not say is empty. */
export interface FieldTexts {
  readonly label: string
  readonly help: string
  readonly placeholder: string
  readonly error: string
}

export interface FieldTextsInput {
  readonly fields: readonly FieldInput[]
  readonly sayProblem: FormStore['sayProblem']
}

interface FieldInput {
  readonly name: string
  readonly texts: readonly (CompiledText | undefined)[]
  readonly problem: FieldProblem | undefined
  readonly block: ProblemBlock
}

/** What the texts of the fields that show are made of, and no more: nothing else is read or waited for. */
export function fieldTextsInput(
  { fields, rules, schema }: FormBlock,
  { visible, problems }: Pick<Judgement, 'visible' | 'problems'>,
  sayProblem: FormStore['sayProblem'],
): FieldTextsInput {
  // What is wrong within rows and groups is said there.
  const own = problems.filter((problem) => !('path' in problem))
  const first = new Map(own.toReversed().map((problem) => [problem.field, problem]))
  return {
    sayProblem,
    fields: visible.flatMap((name) => {
      const field = fields[name]
      if (field === undefined || widgetOf(field.widget).isInvisible) return []
      const problem = first.get(name)
      const block = {
        fields: problem?.kind === 'keyword' ? { [name]: field } : {},
        rules: problem?.kind === 'rule' ? rules : [],
        schema,
      }
      return [{ name, texts: [field.label, field.hint, field.placeholder], problem, block }]
    }),
  }
}

export function readFieldTexts(
  read: Reader,
  { fields, sayProblem }: FieldTextsInput,
): Readonly<Record<string, FieldTexts>> {
  return Object.fromEntries(
    fields.map(({ name, texts, problem, block }) => {
      const [label = '', help = '', placeholder = ''] = texts.map((text) => read.text(text))
      return [name, { label, help, placeholder, error: problem === undefined ? '' : sayProblem(read, block, problem) }]
    }),
  )
}
