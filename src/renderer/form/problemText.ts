import type { FieldUi, FieldUis, FormBlock, PropertySchema } from '../../format/blocks/form.ts'
import type { CompiledText } from '../../format/shape/compiled.ts'
import type { Reader } from '../reading/createReader.ts'
import { decimalsOf, plainAmount, readCurrency } from './fieldAmount.ts'
import type { FieldProblem } from './FieldProblem.ts'
import { formKeys } from './formKeys.ts'

/** What of a form its problems are worded by. */
export type ProblemBlock = Pick<FormBlock, 'fields' | 'rules'> & { readonly schema?: FormBlock['schema'] }

/** What is wrong, in the words of the document or else of the language. */
export function problemText(read: Reader, { fields, rules, schema }: ProblemBlock, problem: FieldProblem): string {
  switch (problem.kind) {
    case 'amount':
      return read.translate(`common.${problem.refused}`)
    case 'rule':
      return read.text(rules[problem.rule]?.message)
    case 'unchecked':
      return read.translate(formKeys.unchecked)
    case 'keyword': {
      const { keyword, limit, field, path } = problem
      const ui = path === undefined ? fields[field] : fieldAt(fields, path)
      const own = (ui?.messages as Readonly<Record<string, CompiledText>> | undefined)?.[keyword]
      if (own) return read.text(own)
      if (keyword === 'max')
        return read.translate('validation.max', {
          label: read.text(ui?.label),
          limit: ui ? mostOf(read, ui, schema?.properties[field]) : '',
        })
      return read.translate(`validation.${keyword}`, {
        label: read.text(ui?.label),
        ...(limit !== undefined && { limit }),
      })
    }
    default:
      return problem satisfies never
  }
}

/** What the document says of the field at a path such as `/papers/1/number`. */
function fieldAt(fields: FieldUis, path: string): FieldUi | undefined {
  const names = path.split('/').filter((name) => name !== '' && !/^\d+$/.test(name))
  return names.reduce<FieldUi | undefined>((ui, name, depth) => (depth === 0 ? fields : ui?.fields)?.[name], undefined)
}

/** The maximum of an amount as it is written out: what its button fills in. */
function mostOf(read: Reader, { max, currency }: FieldUi, schema?: PropertySchema): string {
  const named = readCurrency(read, currency)
  const pattern = schema?.type === 'string' ? schema.pattern : undefined
  return read.display(plainAmount(read.value(max), decimalsOf({ pattern }, named)), named ?? 'number')
}
