import { useTranslate } from '../../../reading/useTranslate.ts'
import { useUpload } from '../../../actions/useUpload.ts'
import { readPicture } from '../../../reading/readPicture.ts'
import { formKeys } from '../../formKeys.ts'
import { textOf, type FieldWidgetProps } from '../../widgets/FieldWidgetProps.ts'
import { ImageWidget } from '../../widgets/ImageWidget.tsx'
import { withLooks } from '../withLooks.ts'

/** A picture that is uploaded at once; what the form sends is the address the platform gave it. */
export function ImagePlay(props: FieldWidgetProps) {
  const translate = useTranslate()
  const { busy, upload } = useUpload()
  const store = async (file: File) => {
    const answer = await upload(file)
    if (answer) props.onChange(answer.data.url)
  }

  return (
    <ImageWidget
      {...withLooks(props, {
        image: {
          src: readPicture(textOf(props)),
          choose: translate(formKeys.upload),
          busy,
          onChoose: (file) => void store(file),
        },
      })}
    />
  )
}
