import { useText } from '../../../hooks/useText.ts'
import { CheckboxWidget } from '../../widgets/CheckboxWidget.tsx'
import type { FieldWidgetProps } from '../../widgets/FieldWidgetProps.ts'
import { FieldLinks } from '../FieldLinks.tsx'
import { useField } from '../useField.ts'

export function CheckboxPlay(props: FieldWidgetProps) {
  const field = useField(props)
  const prefix = useText(field.ui?.prefix)
  return <CheckboxWidget {...field.with({ links: <FieldLinks links={field.ui?.links} before={prefix} /> })} />
}
