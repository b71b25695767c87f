import { PictureField } from '../../../ui/PictureField.tsx'
import { useTranslate } from '../../reading/language.ts'
import { useUpload } from '../../actions/useUpload.ts'
import { readPicture } from '../../reading/display.ts'
import { actionKeys } from '../../actions/actionKeys.ts'
import { fieldOf, textOf, type InputProps } from './InputProps.ts'

/** A picture that is uploaded as soon as it is chosen; what the form sends is the address the platform gave it. */
export function ImageInput(props: InputProps) {
  const translate = useTranslate()
  const { busy, upload } = useUpload()
  const store = async (file: File) => {
    const answer = await upload(file)
    if (answer) props.onChange(answer.data.url)
  }
  return (
    <PictureField
      {...fieldOf(props)}
      src={readPicture(textOf(props.value)) ?? ''}
      choose={translate(actionKeys.upload)}
      busy={busy}
      onChoose={(file) => void store(file)}
    />
  )
}
