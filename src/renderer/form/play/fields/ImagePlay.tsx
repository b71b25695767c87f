import { useState } from 'react'
import { PlatformError } from '../../../../platform/PlatformError.ts'
import { useTranslate } from '../../../hooks/useTranslate.ts'
import { readPicture } from '../../../pictures/readPicture.ts'
import { useHost } from '../../../RendererProvider.tsx'
import { formKeys } from '../../formKeys.ts'
import { textOf, type FieldWidgetProps } from '../../widgets/FieldWidgetProps.ts'
import { imageTypes, ImageWidget } from '../../widgets/ImageWidget.tsx'
import { useField } from '../useField.ts'

const MOST_MEGABYTES = 5
const MEGABYTE = 1024 * 1024

/** A picture that is uploaded at once; what the form sends is the address the platform gave it. */
export function ImagePlay(props: FieldWidgetProps) {
  const field = useField(props)
  const translate = useTranslate()
  const { platform, feedback, text } = useHost()
  const [busy, setBusy] = useState(false)

  async function upload(file: File): Promise<void> {
    const problem = problemWith(file)
    if (problem !== undefined) {
      feedback.toast(translate(problem, { limit: MOST_MEGABYTES }), 'danger')
      return
    }
    setBusy(true)
    try {
      const { data } = await platform.call('uploadImage', { file })
      props.onChange((data as { readonly url: string }).url)
    } catch (error) {
      const isRefusal = error instanceof PlatformError && error.kind === 'refused' && error.message !== ''
      feedback.toast(isRefusal ? error.message : text.getSnapshot()(formKeys.uploadFailed), 'danger')
    } finally {
      setBusy(false)
    }
  }

  return (
    <ImageWidget
      {...field.with({
        image: {
          src: readPicture(textOf(props)),
          choose: translate(formKeys.upload),
          busy,
          onChoose: (file) => void upload(file),
        },
      })}
    />
  )
}

function problemWith({ type, size }: File): string | undefined {
  if (!imageTypes.some((known) => known === type)) return formKeys.uploadKind
  return size > MOST_MEGABYTES * MEGABYTE ? formKeys.uploadSize : undefined
}
