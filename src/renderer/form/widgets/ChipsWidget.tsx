import { OptionChips } from '../../../ui/OptionChips.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { choicesOf } from './choicesOf.ts'
import { fieldOf, looksOf, type FieldWidgetProps } from './FieldWidgetProps.ts'

/** One of a few short choices, all in sight. */
export function ChipsWidget(props: FieldWidgetProps) {
  const looks = looksOf(props)
  const { options, value, choose } = choicesOf(props)
  if (looks.isLoading) return <Skeleton shape="field" label={props.label} />
  return <OptionChips {...fieldOf(props)} options={options} value={value} onChange={choose} />
}
