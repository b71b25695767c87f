import { addressOfPicture } from '../../../src/format/libraryPicture.ts'
import type { FieldProps } from '../../../src/ui/FormField.tsx'
import { PickField } from '../kit/PickField.tsx'
import { useWords } from '../words/useWords.ts'
import { useLibrary } from './useLibrary.ts'

export interface LibraryPictureProps extends FieldProps {
  /** As a document names it; empty where none is chosen. */
  readonly address: string
  readonly onPress: () => void
}

/** A picture by its name in the library, or by its address where it is not from there. */
export function LibraryPicture({ address, ...field }: LibraryPictureProps) {
  const { t } = useWords()
  const { library } = useLibrary()
  const sha = addressOfPicture(address)
  const name = library?.pictures.find((picture) => picture.sha === sha)?.name
  const isUnknown = sha !== undefined && library !== undefined
  return (
    <PickField
      {...field}
      chosen={sha === undefined ? address || undefined : name}
      placeholder={address === '' ? t('pictures.choose') : isUnknown ? t('pictures.gone') : '…'}
    />
  )
}
