import { toErrorSchema, type RJSFValidationError, type UiSchema, type WidgetProps } from '@rjsf/utils'
import { useMemo } from 'react'
import density from '../../kit/density.module.css'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import styles from './form.module.css'
import { PlaybillForm } from '../../../../src/renderer/form/theme/PlaybillForm.ts'
import { DeskArrayItemTemplate } from './DeskArrayItemTemplate.tsx'
import { DeskArrayTemplate } from './DeskArrayTemplate.tsx'
import { DeskFieldTemplate } from './DeskFieldTemplate.tsx'
import { DeskObjectTemplate } from './DeskObjectTemplate.tsx'
import { type DeskFormContext, contextOf } from './DeskFormContext.ts'
import { formSchemas, type FormName } from '../../facts/shapes/formSchemas.ts'
import { SwitchWidget } from './SwitchWidget.tsx'
import type { SettingsPage } from '../../../../src/format/setting.ts'
import { validatorFor } from './validatorFor.ts'
import { ChoiceField } from '../../kit/ChoiceField.tsx'
import { fieldOf, leave, optionsOf, textOf, valueOfText } from './deskWidget.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { useWords } from '../../words/useWords.ts'
import { FieldNotes } from './FieldNotes.tsx'
import { MomentInput } from '../../kit/MomentInput.tsx'
import { ownZone } from '../../kit/ownZone.ts'
import { TickGroup } from '../../kit/TickGroup.tsx'

/** By the names that rjsf and our ui schemas use. */
const widgets = {
  TextWidget: DeskTextWidget,
  URLWidget: DeskTextWidget,
  UpDownWidget: DeskTextWidget,
  TextareaWidget: DeskTextareaWidget,
  textarea: DeskTextareaWidget,
  DateTimeWidget: MomentWidget,
  SelectWidget: ChoiceWidget,
  CheckboxWidget: SwitchWidget,
  CheckboxesWidget: SeveralWidget,
  picture: PictureWidget,
}
const templates = {
  FieldTemplate: DeskFieldTemplate,
  ObjectFieldTemplate: DeskObjectTemplate,
  ArrayFieldTemplate: DeskArrayTemplate,
  ArrayFieldItemTemplate: DeskArrayItemTemplate,
}

/** Settings are no form: each saves itself. */
export type MessageForm = Exclude<FormName, SettingsPage>

export interface DeskFormProps {
  readonly name: MessageForm
  readonly label: string
  readonly uiSchema: UiSchema
  /** The fields' value; a change is reported by `onChange` and has to come back here. */
  readonly value: unknown
  readonly errors: readonly RJSFValidationError[]
  readonly readonly: boolean
  readonly context: DeskFormContext
  readonly onChange: (value: unknown) => void
}

/**
 * A form without a submit button: the owner of the value saves it. It does not validate, so that every error is shown
 * once.
 */
export function DeskForm(props: DeskFormProps) {
  const { name, label, uiSchema, value, errors, readonly, context, onChange } = props
  const extraErrors = useMemo(() => toErrorSchema([...errors]), [errors])
  return (
    <section aria-label={label} className={joinNames(density.dense, styles.form)}>
      <PlaybillForm
        tagName="div"
        schema={formSchemas[name]}
        uiSchema={uiSchema}
        validator={validatorFor(name)}
        formData={value}
        extraErrors={extraErrors}
        noValidate
        readonly={readonly}
        formContext={context}
        widgets={widgets}
        templates={templates}
        idPrefix={name}
        // A report without a field is rjsf's own: it derives data again when a property changes and would undo the last
        // keystroke.
        onChange={({ formData }, field) => {
          if (field !== undefined) onChange(formData)
        }}
      >
        {/* rjsf would draw a submit button. */}
        <></>
      </PlaybillForm>
    </section>
  )
}

/** One of the values that a schema lists, or of the given options. */
function ChoiceWidget(props: WidgetProps) {
  const listed = props.options.enumOptions?.map(({ value, label }) => ({ value: String(value), label }))
  return (
    <ChoiceField
      {...fieldOf(props)}
      options={optionsOf(props).choices ?? listed ?? []}
      value={textOf(props)}
      onChange={(text) => props.onChange(valueOfText(text))}
      onBlur={leave(props)}
    />
  )
}

/** One line of text, or a number. */
function DeskTextWidget(props: WidgetProps) {
  const { type, maxLength } = props.schema
  return (
    <TextField
      {...fieldOf(props)}
      inputMode={type === 'integer' ? 'numeric' : type === 'number' ? 'decimal' : undefined}
      value={textOf(props)}
      maxLength={maxLength}
      onChange={(text) => props.onChange(valueOfText(text))}
      onBlur={leave(props)}
    />
  )
}

const LINES = 4

/** Several lines of text. */
function DeskTextareaWidget(props: WidgetProps) {
  return (
    <TextField
      {...fieldOf(props)}
      rows={LINES}
      value={textOf(props)}
      maxLength={props.schema.maxLength}
      spellCheck
      autoCapitalize="sentences"
      onChange={(text) => props.onChange(valueOfText(text))}
      onBlur={leave(props)}
    />
  )
}

/** A moment, typed as the clock in the form's time zone shows it and kept in UTC. */
function MomentWidget(props: WidgetProps) {
  const words = useWords()
  const { zone = 'UTC' } = contextOf(props.registry)
  const instant = textOf(props)
  return (
    <MomentInput
      {...fieldOf(props)}
      labelNote={words.t('form.inZone', { zone })}
      extra={
        <FieldNotes
          help={
            instant === '' || zone === ownZone()
              ? optionsOf(props).help
              : words.t('form.whereYouAre', { time: words.moment(instant) })
          }
        />
      }
      zone={zone}
      value={instant}
      // What is half typed is no value: it would be kept as soon as the next key is awaited.
      onChange={(next) => next !== undefined && props.onChange(next === '' ? undefined : next)}
    />
  )
}

/** A choice of several, in the order of the list. */
function SeveralWidget(props: WidgetProps) {
  const { id: _id, extra: _extra, ...field } = { ...fieldOf(props), hint: optionsOf(props).help }
  const chosen: readonly unknown[] = Array.isArray(props.value) ? props.value : []
  const options = (props.options.enumOptions ?? []).map(({ value, label }) => ({ value: value as unknown, label }))
  return <TickGroup {...field} options={options} chosen={chosen} onChange={props.onChange} />
}
