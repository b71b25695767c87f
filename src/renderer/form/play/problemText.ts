import type { FormBlock } from '../../../format/blocks/form.ts'
import type { CompiledText } from '../../../format/shape/compiled.ts'
import type { Reader } from '../../scope/createReader.ts'
import type { FieldProblem } from '../FieldProblem.ts'
import { formKeys } from '../formKeys.ts'

/** What is wrong, in the words of the document or else of the language. */
export function problemText(read: Reader, { fields, rules }: Pick<FormBlock, 'fields' | 'rules'>, problem: FieldProblem): string {
  switch (problem.kind) {
    case 'rule':
      return read.text(rules[problem.rule]?.message)
    case 'unchecked':
      return read.translate(formKeys.unchecked)
    case 'keyword': {
      const { keyword, limit, field } = problem
      const ui = fields[field]
      const own = (ui?.messages as Readonly<Record<string, CompiledText>> | undefined)?.[keyword]
      if (own) return read.text(own)
      return read.translate(`validation.${keyword}`, { label: read.text(ui?.label), ...(limit !== undefined && { limit }) })
    }
    default:
      return problem satisfies never
  }
}
