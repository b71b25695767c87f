import { PictureField } from '../../../ui/PictureField.tsx'
import { fieldOf, looksOf, textOf, type FieldWidgetProps } from './FieldWidgetProps.ts'

/** A picture that is uploaded as soon as it is chosen; the value is its address. */
export function ImageWidget(props: FieldWidgetProps) {
  const { image } = looksOf(props)
  return (
    <PictureField
      {...fieldOf(props)}
      src={image === undefined ? textOf(props) : (image.src ?? '')}
      choose={image?.choose ?? props.label}
      busy={image?.busy}
      onChoose={(file) => image?.onChoose(file)}
    />
  )
}
