import type { BlockOf } from '../../../format/blocks/Block.ts'
import { PictureField } from '../../../ui/PictureField.tsx'
import { actionKeys } from '../../actions/actionKeys.ts'
import { useAction } from '../../actions/useAction.ts'
import { useDerived } from '../../reading/useDerived.ts'
import { useTranslate } from '../../reading/language.ts'
import { useUpload } from '../../actions/useUpload.ts'
import { readPicture } from '../../reading/display.ts'
import type { Reader } from '../../reading/reader.ts'
import { SourcesFailed } from '../../parts/SourcesFailed.tsx'

function readUpload(read: Reader, { label, hint, src }: BlockOf<'upload'>) {
  const given = read.value(src)
  return {
    label: read.text(label),
    hint: read.text(hint),
    src: typeof given === 'string' ? (readPicture(given) ?? '') : '',
  }
}

/** A picture that is stored as soon as it is chosen. */
export function UploadView({ block }: { block: BlockOf<'upload'> }) {
  const shown = useDerived(block, readUpload)
  const translate = useTranslate()
  const { busy, upload } = useUpload()
  const after = useAction(block.do)
  const { label, hint, src } = shown.value

  async function handleChoose(file: File) {
    const result = await upload(file)
    if (result) await after.run({ result })
  }

  if (shown.status === 'failed') return <SourcesFailed names={shown.failed} />
  return (
    <PictureField
      label={label}
      hint={hint === '' ? undefined : hint}
      src={shown.status === 'loading' ? undefined : src}
      choose={translate(actionKeys.upload)}
      busy={busy || after.busy}
      disabled={after.disabled}
      onChoose={(file) => void handleChoose(file)}
    />
  )
}
