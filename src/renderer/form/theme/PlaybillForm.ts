import { withTheme, type FormProps, type ThemeProps } from '@rjsf/core'
import { createElement } from 'react'
import { ArrayFieldItemTemplate, ArrayFieldTemplate } from './ArrayFieldTemplate.tsx'
import { FieldTemplate } from './FieldTemplate.tsx'
import { Nothing } from './Nothing.tsx'
import { ObjectFieldTemplate } from './ObjectFieldTemplate.tsx'

/** Our look for rjsf. The widgets are the caller's: the desk has other ones than a phone. */
const theme: ThemeProps = {
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

/** rjsf's form in our look, for the desk and for compound fields of the app. */
export function PlaybillForm(props: FormProps) {
  return createElement(ThemedForm, {
    showErrorList: false,
    noHtml5Validate: true,
    ...props,
    // Otherwise a required choice is filled in by itself: a bank the member never chose.
    experimental_defaultFormStateBehavior: { ...props.experimental_defaultFormStateBehavior, constAsDefaults: 'never' },
  })
}
