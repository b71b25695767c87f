import { useState } from 'react'
import { addressOfPicture, libraryPicture } from '../../../src/format/libraryPicture.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { FormField } from '../../../src/ui/FormField.tsx'
import { Icon } from '../../../src/ui/Icon.tsx'
import inputs from '../../../src/ui/inputs.module.css'
import { joinNames } from '../../../src/ui/joinNames.ts'
import { PictureChooser } from '../pictures/PictureChooser.tsx'
import { shownPicture } from '../pictures/shownPicture.ts'
import { useLibrary } from '../pictures/useLibrary.ts'
import { useWords } from '../words/useWords.ts'
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
  const { label, help, required } = props
  const { t } = useWords()
  const { error, isLocked } = useField(props)
  const { library } = useLibrary()
  const name = library?.pictures.find((picture) => picture.sha === sha)?.name
  return (
    <FormField {...{ label, hint: help, required, error }}>
      {({ id, 'aria-describedby': describedBy }) => (
        <button
          id={id}
          aria-describedby={describedBy}
          aria-haspopup="dialog"
          type="button"
          disabled={isLocked}
          className={joinNames(inputs.frame, styles.pick)}
          onClick={onPress}
        >
          <span className={joinNames(styles.picked, name === undefined && styles.quiet)}>
            {name ?? (library === undefined ? '…' : t('pictures.gone'))}
          </span>
          <Icon name="chevronDown" size={16} />
        </button>
      )}
    </FormField>
  )
}
