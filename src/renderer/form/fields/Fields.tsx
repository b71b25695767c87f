import { memo, useMemo, type ReactNode } from 'react'
import type { FieldUi, FormBlock, PropertySchema } from '../../../format/blocks/form.ts'
import { isDrawn, widgetOf } from '../../../format/blocks/widgets.ts'
import { later } from '../../../ui/later.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { Reader } from '../../reading/reader.ts'
import { useDerived } from '../../reading/useDerived.ts'
import { useReadable } from '../../../ui/useReadable.ts'
import { useFormStore, usePlayed, type FormStore } from '../formStore.ts'
import { isRows } from '../formValues.ts'
import type { Judgement } from '../judgeForm.ts'
import { FieldLinks } from './FieldLinks.tsx'
import styles from './Fields.module.css'
import type { FieldTexts, InputProps } from './InputProps.ts'
import { inputs } from './inputs.gen.ts'

/** rjsf comes with the first form that has rows or groups; the others do without. */
const CompoundInput = later(
  async () => (await import('../compound/CompoundInput.tsx')).CompoundInput,
  ({ texts }) => <Skeleton shape="banner" label={texts.label} />,
)

/** The fields of a form that can be shown. A keystroke goes to the form's store and renders its field alone. */
export function Fields({
  disabled,
  page,
}: {
  readonly disabled: boolean
  /** The names of those that its page shows; without pages all do. */
  readonly page?: readonly string[] | undefined
}) {
  const block = usePlayed()
  const { judgement, sayProblem } = useFormStore()
  const judged = useReadable(judgement)
  const input = useMemo(() => fieldTextsInput(block, judged, sayProblem), [block, judged, sayProblem])
  // Together: a hundred fields that each read three texts took longer to listen than to read.
  const texts = useDerived(input, readFieldTexts).value
  const { required = [], properties } = block.schema
  return (
    <div className={styles.fields}>
      {Object.entries(block.fields).flatMap(([name, ui]) => {
        const schema = properties[name]
        if (schema === undefined || page?.includes(name) === false) return []
        return (
          <Field
            key={name}
            id={`${block.id}_${name}`}
            name={name}
            ui={ui}
            schema={schema}
            texts={Object.hasOwn(texts, name) ? texts[name] : undefined}
            required={required.includes(name)}
            disabled={disabled}
          />
        )
      })}
    </div>
  )
}

/** The sources of the texts of the fields that show, and no more: nothing else is read or waited for. */
function fieldTextsInput(
  { fields, rules, schema }: FormBlock,
  { visible, problems }: Pick<Judgement, 'visible' | 'problems'>,
  sayProblem: FormStore['sayProblem'],
) {
  // Problems within rows and groups are said there.
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

function readFieldTexts(
  read: Reader,
  { fields, sayProblem }: ReturnType<typeof fieldTextsInput>,
): Readonly<Record<string, FieldTexts>> {
  return Object.fromEntries(
    fields.map(({ name, texts, problem, block }) => {
      const [label = '', help = '', placeholder = ''] = texts.map((text) => read.text(text))
      return [name, { label, help, placeholder, error: problem === undefined ? '' : sayProblem(read, block, problem) }]
    }),
  )
}

interface FieldProps {
  readonly id: string
  readonly name: string
  readonly ui: FieldUi
  readonly schema: PropertySchema
  /** Undefined for one that does not show. */
  readonly texts: FieldTexts | undefined
  readonly required: boolean
  readonly disabled: boolean
}

/** A field while it shows, with what is wrong. Reads of the form only its own value. */
const Field = memo(function Field(props: FieldProps) {
  const { name, ui, texts } = props
  const form = useFormStore()
  const { values } = form
  const value = useReadable(values, (all) => all[name])
  if (texts === undefined || widgetOf(ui.widget).isInvisible) return null
  return (
    <div className={styles.field} data-field={name}>
      {drawn({
        ...props,
        texts,
        value,
        onChange: (next) => form.change(name, next),
        onWithdraw: () => form.withdraw(name),
      })}
      {/* A checkbox has them within, outside its label. */}
      {ui.links !== undefined && !widgetOf(ui.widget).drawsLinks && <FieldLinks links={ui.links} />}
    </div>
  )
})

/** Not a component: a hundred fields would have a hundred more. */
function drawn({ schema, ...props }: InputProps<PropertySchema>): ReactNode {
  const { widget } = props.ui
  if (isRows(schema) || schema.type === 'object') return <CompoundInput {...props} schema={schema} />
  if (!isDrawn(widget)) return null
  const Input = inputs[widget]
  return <Input {...props} schema={schema} />
}
