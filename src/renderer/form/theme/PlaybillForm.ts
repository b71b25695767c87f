import { withTheme, type FormProps, type ThemeProps } from '@rjsf/core'
import { createElement } from 'react'

/** Where rjsf would show what the inputs of the ui kit already show, or what the caller shows itself. */
const Nothing = () => null

const theme: ThemeProps = {
  templates: {
    FieldErrorTemplate: Nothing,
    FieldHelpTemplate: Nothing,
    DescriptionFieldTemplate: Nothing,
    ErrorListTemplate: Nothing,
    ButtonTemplates: { SubmitButton: Nothing },
  },
}

const ThemedForm = withTheme(theme)

/**
 * rjsf's form without anything of its own look, for the desk and for compound fields of the app: each brings the
 * widgets and the templates that fit a table or a phone, drawn by the ui kit.
 */
export function PlaybillForm(props: FormProps) {
  return createElement(ThemedForm, {
    showErrorList: false,
    noHtml5Validate: true,
    ...props,
    // Otherwise a required choice is filled in by itself: a bank the member never chose.
    experimental_defaultFormStateBehavior: { ...props.experimental_defaultFormStateBehavior, constAsDefaults: 'never' },
  })
}
