import { useState } from 'react'
import { addressOfPicture, libraryPicture } from '../../../../src/format/libraryPicture.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import { LibraryPicture } from '../../library/LibraryPicture.tsx'
import { PictureChooser } from '../../library/PictureChooser.tsx'
import { BesidePicture } from '../../library/BesidePicture.tsx'
import { useFirstControl } from '../../library/useFirstControl.ts'
import { useWords } from '../../words/useWords.ts'
import { useField, type ShapeFieldProps } from './ShapeFieldProps.ts'
import { LineField, ValueField } from './simpleFields.tsx'
import styles from './shape-form.module.css'

/** A picture: one of the library, chosen by its looks, or any other by its address or a formula. */
export function PictureField(props: ShapeFieldProps) {
  const { label, help, value, required, shape } = props
  const { t } = useWords()
  const { error, isLocked, set } = useField(props)
  const [isChoosing, setChoosing] = useState(false)
  const { place, focus } = useFirstControl()
  const address = typeof value === 'string' ? value : ''
  const sha = addressOfPicture(address)
  const Typed = shape.slot ? ValueField : LineField
  return (
    <BesidePicture address={address} place={place}>
      {sha === undefined ? (
        <Typed {...props} />
      ) : (
        <LibraryPicture
          {...{ label, hint: help, required, error, disabled: isLocked }}
          address={address}
          onPress={() => setChoosing(true)}
        />
      )}
      {!isLocked && (
        <div className={styles.pictureActions}>
          {sha === undefined && (
            <Button
              size="small"
              variant="quiet"
              icon="image"
              aria-label={t('shapes.fromLibraryName', { name: label })}
              onClick={() => setChoosing(true)}
            >
              {t('shapes.fromLibrary')}
            </Button>
          )}
          {sha !== undefined && (
            <Button
              size="small"
              variant="quiet"
              aria-label={t('shapes.byAddressName', { name: label })}
              onClick={() => {
                set(required ? '' : undefined)
                focus()
              }}
            >
              {t('shapes.byAddress')}
            </Button>
          )}
        </div>
      )}
      <PictureChooser
        open={isChoosing}
        title={t('pictures.choose')}
        chosen={sha}
        onChoose={(chosen) => {
          setChoosing(false)
          set(libraryPicture(chosen.sha))
        }}
        onClose={() => setChoosing(false)}
      />
    </BesidePicture>
  )
}
