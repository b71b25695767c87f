import { ErrorSchemaBuilder, getUiOptions, type UiSchema } from '@rjsf/utils'
import type { FieldUi, FieldUis, GroupSchema, PropertySchema } from '../../../format/blocks/form.ts'
import type { Reader } from '../../reading/reader.ts'
import type { FieldTexts } from '../fields/InputProps.ts'
import type { FormStore } from '../formStore.ts'
import { isRows } from '../formValues.ts'
import type { FieldProblem } from '../judgeForm.ts'

/** rjsf hands it to the widget of a single field. */
interface SingleOptions {
  readonly ui: FieldUi
  readonly texts: Omit<FieldTexts, 'error'>
}

/** rjsf hands it to the templates of rows and groups. */
interface HolderOptions {
  readonly ui: FieldUi
  readonly title: string
  readonly help: string
  /** The name of one row. */
  readonly row: string
  readonly least: number
  readonly most?: number | undefined
}

/** The templates of a compound field know it beyond their props. */
export interface CompoundContext {
  /** The field of the form. */
  readonly name: string
  /** Has a screen reader say what happened to a row. */
  readonly announce: (text: string) => void
}

const isSingle = (options: object): options is SingleOptions => 'ui' in options && 'texts' in options

/** The options that `readCompound` has put there for a single field; undefined for rows and groups. */
export const singleOptions = (options: object): SingleOptions | undefined => (isSingle(options) ? options : undefined)

const isHolder = (options: object): options is HolderOptions => 'title' in options && 'row' in options

/** The options that `readCompound` has put there for rows and groups; undefined for a single field. */
export function holderOptions(uiSchema: UiSchema | undefined): HolderOptions | undefined {
  const options = getUiOptions(uiSchema)
  return isHolder(options) ? options : undefined
}

/** All texts of a compound field, where rjsf looks for them. */
export function readCompound(
  read: Reader,
  {
    name,
    ui,
    schema,
    error,
    problems,
    sayProblem,
  }: {
    readonly name: string
    readonly ui: FieldUi
    readonly schema: PropertySchema
    /** The first problem with the whole of it. */
    readonly error: string
    readonly problems: readonly FieldProblem[]
    readonly sayProblem: FormStore['sayProblem']
  },
) {
  const errors = new ErrorSchemaBuilder()
  if (error !== '') errors.addErrors(error)
  for (const problem of problems)
    if ('path' in problem && problem.path !== undefined)
      errors.addErrors(
        sayProblem(read, { fields: { [name]: ui }, rules: [] }, problem),
        problem.path.split('/').slice(2),
      )
  return { uiSchema: uiSchemaOf(read, ui, schema), errors: errors.ErrorSchema }
}

function uiSchemaOf(read: Reader, ui: FieldUi, schema: PropertySchema): UiSchema {
  const [label, help, placeholder] = [read.text(ui.label), read.text(ui.hint), read.text(ui.placeholder)]
  if (!isRows(schema) && schema.type !== 'object') {
    const options: SingleOptions = { ui, texts: { label, help, placeholder } }
    return { 'ui:widget': ui.widget, 'ui:options': { ...options } }
  }
  const options: HolderOptions = {
    ui,
    title: label,
    help,
    row: read.text(ui.row) || label,
    least: (schema.type === 'array' ? schema.minItems : undefined) ?? 0,
    most: schema.type === 'array' ? schema.maxItems : undefined,
  }
  const inner = { 'ui:options': { ...options } }
  return schema.type === 'array'
    ? { ...inner, items: groupUi(read, ui.fields, schema.items) }
    : { ...inner, ...groupUi(read, ui.fields, schema) }
}

/** In the order of the document's fields, which need not be that of the schema. */
function groupUi(read: Reader, fields: FieldUis = {}, { properties }: GroupSchema): UiSchema {
  const inner = Object.entries(fields).flatMap(([name, ui]) => {
    const schema = properties[name]
    return schema === undefined ? [] : [[name, uiSchemaOf(read, ui, schema)] as const]
  })
  return { 'ui:order': inner.map(([name]) => name), ...Object.fromEntries(inner) }
}
