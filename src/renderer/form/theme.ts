import { withTheme, type FormProps, type ThemeProps } from '@rjsf/core'
import { createElement, useId } from 'react'
import { focusField } from './focusField.ts'
import { ArrayFieldItemTemplate, ArrayFieldTemplate } from './templates/ArrayFieldTemplate.tsx'
import { FieldTemplate } from './templates/FieldTemplate.tsx'
import { Nothing } from './templates/Nothing.tsx'
import { ObjectFieldTemplate } from './templates/ObjectFieldTemplate.tsx'
import { widgets } from './widgets/widgets.ts'

/** The names rjsf looks for when a schema asks for no widget by name. */
const defaultWidgets = {
  TextWidget: widgets.text,
  EmailWidget: widgets.text,
  URLWidget: widgets.text,
  UpDownWidget: widgets.text,
  PasswordWidget: widgets.password,
  TextareaWidget: widgets.textarea,
  SelectWidget: widgets.select,
  RadioWidget: widgets.cards,
  CheckboxWidget: widgets.checkbox,
  DateWidget: widgets.date,
  HiddenWidget: widgets.hidden,
  /** A string whose format is `decimal`. */
  decimal: widgets.amount,
}

/** Our look for rjsf: every widget of the document language, drawn by the ui kit. */
export const theme: ThemeProps = {
  widgets: { ...widgets, ...defaultWidgets },
  templates: {
    FieldTemplate,
    ObjectFieldTemplate,
    ArrayFieldTemplate,
    ArrayFieldItemTemplate,
    FieldErrorTemplate: Nothing,
    FieldHelpTemplate: Nothing,
    DescriptionFieldTemplate: Nothing,
    ErrorListTemplate: Nothing,
    ButtonTemplates: { SubmitButton: Nothing },
  },
}

const ThemedForm = withTheme(theme)

/**
 * A form of any JSON Schema in our look, for the app and for the desk. The caller brings the validator (`createValidator`,
 * or a precompiled one) and, as children, the submit button.
 *
 * Give `initialFormData`, never a constant `formData`: rjsf would put the constant back over what was typed.
 */
export function PlaybillForm(props: FormProps) {
  const madeId = useId()
  const id = props.id ?? madeId
  return createElement(ThemedForm, {
    id,
    showErrorList: false,
    noHtml5Validate: true,
    focusOnFirstError: ({ property = '' }) => {
      focusField(id, property.replace(/^\./, ''))
    },
    ...props,
    // Otherwise a required choice is filled in by itself: a bank the member never chose.
    experimental_defaultFormStateBehavior: { ...props.experimental_defaultFormStateBehavior, constAsDefaults: 'never' },
  })
}
