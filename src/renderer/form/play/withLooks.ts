import type { FieldLooks } from '../FieldLooks.ts'
import type { FieldWidgetProps } from '../widgets/FieldWidgetProps.ts'

/** The props of a widget with what else it shows; a text of the document itself comes first. */
export function withLooks(props: FieldWidgetProps, looks: FieldLooks): FieldWidgetProps {
  return { ...props, options: { ...looks, ...props.options } as FieldWidgetProps['options'] }
}
