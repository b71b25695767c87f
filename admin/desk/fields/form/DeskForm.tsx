import { toErrorSchema, type RJSFValidationError, type UiSchema } from '@rjsf/utils'
import { useMemo } from 'react'
import density from '../../kit/density.module.css'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import styles from './form.module.css'
import { PlaybillForm } from '../../../../src/renderer/form/theme/PlaybillForm.ts'
import { ChoiceWidget } from './ChoiceWidget.tsx'
import { ClockWidget } from './ClockWidget.tsx'
import { DayWidget } from './DayWidget.tsx'
import { DeskAmountWidget } from './DeskAmountWidget.tsx'
import { DeskArrayItemTemplate } from './DeskArrayItemTemplate.tsx'
import { DeskArrayTemplate } from './DeskArrayTemplate.tsx'
import { DeskFieldTemplate } from './DeskFieldTemplate.tsx'
import { DeskObjectTemplate } from './DeskObjectTemplate.tsx'
import type { DeskFormContext } from './DeskFormContext.ts'
import { DeskTextareaWidget, DeskTextWidget } from './DeskTextWidget.tsx'
import { formSchemas, type FormName } from '../../facts/shapes/formSchemas.ts'
import { MomentWidget } from './MomentWidget.tsx'
import { PictureWidget } from './PictureWidget.tsx'
import { SeveralWidget } from './SeveralWidget.tsx'
import { SwitchWidget } from './SwitchWidget.tsx'
import { validatorFor } from './validatorFor.ts'

/** By the names that rjsf and our ui schemas use. */
const widgets = {
  TextWidget: DeskTextWidget,
  URLWidget: DeskTextWidget,
  UpDownWidget: DeskTextWidget,
  TextareaWidget: DeskTextareaWidget,
  textarea: DeskTextareaWidget,
  DateWidget: DayWidget,
  DateTimeWidget: MomentWidget,
  SelectWidget: ChoiceWidget,
  CheckboxWidget: SwitchWidget,
  CheckboxesWidget: SeveralWidget,
  clock: ClockWidget,
  decimal: DeskAmountWidget,
  picture: PictureWidget,
}
const templates = {
  FieldTemplate: DeskFieldTemplate,
  ObjectFieldTemplate: DeskObjectTemplate,
  ArrayFieldTemplate: DeskArrayTemplate,
  ArrayFieldItemTemplate: DeskArrayItemTemplate,
}

export interface DeskFormProps {
  readonly name: FormName
  readonly label: string
  /** Beginning of its fields' ids; the form's name if left out. */
  readonly idPrefix?: string | undefined
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
  const { name, label, idPrefix = name, uiSchema, value, errors, readonly, context, onChange } = props
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
        idPrefix={idPrefix}
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
