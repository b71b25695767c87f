import { PickField, type PickFieldProps } from '../../kit/PickField.tsx'
import { useField, type ShapeFieldProps } from './ShapeFieldProps.ts'

export interface ChosenFieldProps extends Pick<
  PickFieldProps,
  'chosen' | 'placeholder' | 'mark' | 'below' | 'onPress' | 'children'
> {
  readonly field: ShapeFieldProps
}

/** A value of a shape that is chosen in a dialog. */
export function ChosenField({ field, ...choice }: ChosenFieldProps) {
  const { label, help, required } = field
  const { error, isLocked } = useField(field)
  return <PickField {...{ label, hint: help, required, error, disabled: isLocked }} {...choice} />
}
