import { RadioCards } from '../../../ui/RadioCards.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { choicesOf } from './choicesOf.ts'
import { fieldOf, looksOf, type FieldWidgetProps } from './FieldWidgetProps.ts'

/** One of a few choices that need a picture or a second line. */
export function CardsWidget(props: FieldWidgetProps) {
  const looks = looksOf(props)
  const { options, value, choose } = choicesOf(props)
  if (looks.isLoading) return <Skeleton shape="banner" label={props.label} />
  return <RadioCards {...fieldOf(props)} options={options} value={value} onChange={choose} />
}
