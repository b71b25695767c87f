import type { ComponentType } from 'react'
import type { FieldWidgetProps } from '../../widgets/FieldWidgetProps.ts'
import { PasswordWidget } from '../../widgets/PasswordWidget.tsx'
import { ReadonlyWidget } from '../../widgets/ReadonlyWidget.tsx'
import { TextareaWidget } from '../../widgets/TextareaWidget.tsx'
import { TextWidget } from '../../widgets/TextWidget.tsx'
import { FieldLinks } from '../FieldLinks.tsx'
import { useField } from '../useField.ts'

/** A widget that needs nothing but the texts of the document. */
function playing(Widget: ComponentType<FieldWidgetProps>) {
  return function PlayedWidget(props: FieldWidgetProps) {
    const field = useField(props)
    return (
      <>
        <Widget {...field.with()} />
        <FieldLinks links={field.ui?.links} />
      </>
    )
  }
}

export const TextPlay = playing(TextWidget)
export const PasswordPlay = playing(PasswordWidget)
export const TextareaPlay = playing(TextareaWidget)
export const ReadonlyPlay = playing(ReadonlyWidget)
