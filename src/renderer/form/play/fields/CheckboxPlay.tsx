import { useText } from '../../../reading/useText.ts'
import { CheckboxWidget } from '../../widgets/CheckboxWidget.tsx'
import type { FieldWidgetProps } from '../../widgets/FieldWidgetProps.ts'
import { FieldLinks } from '../FieldLinks.tsx'
import { useFieldUi } from '../useFieldUi.ts'
import { withLooks } from '../withLooks.ts'

export function CheckboxPlay(props: FieldWidgetProps) {
  const ui = useFieldUi(props.name)
  const prefix = useText(ui?.prefix)
  return <CheckboxWidget {...withLooks(props, { links: <FieldLinks links={ui?.links} before={prefix} /> })} />
}
