import { useState } from 'react'
import { addressOfPicture, libraryPicture } from '../../../src/format/libraryPicture.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { PictureChooser } from '../pictures/PictureChooser.tsx'
import { shownPicture } from '../pictures/shownPicture.ts'
import { useLibrary } from '../pictures/useLibrary.ts'
import { useWords } from '../words/useWords.ts'
import { ChosenField } from './ChosenField.tsx'
import { useField, type ShapeFieldProps } from './ShapeFieldProps.ts'
import { LineField, ValueField } from './simpleFields.tsx'
import styles from './shape-form.module.css'

/** A picture: one of the library, chosen by its looks, or any other by its address or a formula. */
export function PictureField(props: ShapeFieldProps) {
  const { label, value, required, shape } = props
  const { t } = useWords()
  const { isLocked, set } = useField(props)
  const [isChoosing, setChoosing] = useState(false)
  const address = typeof value === 'string' ? value : ''
  const sha = addressOfPicture(address)
  const src = shownPicture(address)
  const Typed = shape.slot ? ValueField : LineField
  return (
    <div className={styles.picture}>
      {src === undefined ? (
        <span className={styles.pictureShown} />
      ) : (
        <img className={styles.pictureShown} src={src} alt="" />
      )}
      <div className={styles.pictureValue}>
        {sha === undefined ? (
          <Typed {...props} />
        ) : (
          <LibraryPicture {...props} sha={sha} onPress={() => setChoosing(true)} />
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
                onClick={() => set(required ? '' : undefined)}
              >
                {t('shapes.byAddress')}
              </Button>
            )}
          </div>
        )}
      </div>
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
    </div>
  )
}

/** By its name in the library. */
function LibraryPicture({ sha, onPress, ...props }: ShapeFieldProps & { sha: string; onPress: () => void }) {
  const { t } = useWords()
  const { library } = useLibrary()
  const name = library?.pictures.find((picture) => picture.sha === sha)?.name
  const placeholder = library === undefined ? '…' : t('pictures.gone')
  return <ChosenField field={props} chosen={name} placeholder={placeholder} onPress={onPress} />
}
