import { useState } from 'react'
import type { WidgetProps } from '@rjsf/utils'
import { addressOfPicture, libraryPicture } from '../../../../src/format/libraryPicture.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import { LibraryPicture } from '../../library/LibraryPicture.tsx'
import { PictureChooser } from '../../library/PictureChooser.tsx'
import { BesidePicture } from '../../library/BesidePicture.tsx'
import { useFirstControl } from '../../library/useFirstControl.ts'
import { useWords } from '../../words/useWords.ts'
import { fieldOf, textOf } from './deskWidget.tsx'

/** A picture, chosen from the library by its looks. */
export function PictureWidget(props: WidgetProps) {
  const { t } = useWords()
  const [isChoosing, setChoosing] = useState(false)
  const field = fieldOf(props)
  const address = textOf(props)
  const { place, focus } = useFirstControl()
  return (
    <BesidePicture address={address} place={place}>
      <LibraryPicture {...field} address={address} onPress={() => setChoosing(true)} />
      {address !== '' && field.disabled !== true && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('pictures.takeAwayName', { name: field.label })}
          onClick={() => {
            props.onChange(undefined)
            focus()
          }}
        >
          {t('pictures.takeAway')}
        </Button>
      )}
      <PictureChooser
        open={isChoosing}
        title={t('pictures.choose')}
        chosen={addressOfPicture(address)}
        onChoose={({ sha }) => {
          setChoosing(false)
          props.onChange(libraryPicture(sha))
        }}
        onClose={() => setChoosing(false)}
      />
    </BesidePicture>
  )
}
