import { SelectField } from '../../../ui/SelectField.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { choicesOf } from './choicesOf.ts'
import { fieldOf, looksOf, type FieldWidgetProps } from './FieldWidgetProps.ts'

/** One of many, chosen from a sheet. */
export function SelectWidget(props: FieldWidgetProps) {
  const looks = looksOf(props)
  const { options, value, choose } = choicesOf(props)
  if (looks.isLoading) return <Skeleton shape="field" label={props.label} />
  return (
    <SelectField
      {...fieldOf(props)}
      options={options}
      value={value}
      placeholder={looks.placeholder ?? (props.placeholder || undefined)}
      onChange={choose}
    />
  )
}
