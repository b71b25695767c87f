import { useState } from 'react'
import { addressOfPicture, libraryPicture } from '../../../../src/format/libraryPicture.ts'
import { byLocale, locales } from '../../../../src/format/locales.ts'
import { textsOf } from '../../../../src/format/value/isObject.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import type { FieldProps } from '../../../../src/ui/FormField.tsx'
import { BesidePicture } from '../../library/BesidePicture.tsx'
import { LibraryPicture } from '../../library/LibraryPicture.tsx'
import { PictureChooser } from '../../library/PictureChooser.tsx'
import { useFirstControl } from '../../library/useFirstControl.ts'
import { useLibrary } from '../../library/useLibrary.ts'
import { useWords } from '../../words/useWords.ts'
import { Fold } from './Fold.tsx'
import type { Written } from './MessageForm.tsx'
import styles from './messages.module.css'
import type { ListedPicture } from '../../../api/pictureApi.ts'

interface BannerPicturesProps extends FieldProps {
  readonly id: string
  /** Those of the banner. */
  readonly fields: Written
  /** With the words that the library has for a picture. */
  readonly onChange: (change: Written) => void
}

/** One picture of a banner for all languages, or one for each. */
export function BannerPictures({ id, fields, onChange, ...field }: BannerPicturesProps) {
  const { t, language } = useWords()
  const { library } = useLibrary()
  const pictures = textsOf(fields['picture'])
  const [first = ''] = Object.values(pictures)
  const isOne = locales.every((locale) => (pictures[locale] ?? '') === first)

  function handleChange(next: Readonly<Record<string, string>>) {
    const picture = Object.fromEntries(Object.entries(next).filter(([, address]) => address !== ''))
    const { title } = withPictureWords(fields, { ...fields, picture }, library?.pictures ?? [])
    onChange({ picture, title })
  }

  return (
    <div id={id} className={styles.stack}>
      <Picture
        {...field}
        id={`${id}_all`}
        hint={isOne ? t('messages.pictureSize') : t('messages.pictureDiffers')}
        address={isOne ? first : ''}
        onChange={(address) => handleChange(byLocale(() => address))}
      />
      <Fold label={t('messages.pictureEach')} isNeeded={!isOne}>
        <fieldset aria-label={t('messages.pictureEach')} className={styles.three}>
          {locales.map((locale) => (
            <Picture
              key={locale}
              id={`${id}_${locale}`}
              label={language(locale)}
              disabled={field.disabled}
              address={pictures[locale] ?? ''}
              onChange={(address) => handleChange({ ...pictures, [locale]: address })}
            />
          ))}
        </fieldset>
      </Fold>
    </div>
  )
}

interface PictureProps extends FieldProps {
  readonly address: string
  /** Empty when it is taken away. */
  readonly onChange: (address: string) => void
}

/** A picture, chosen from the library by its looks. */
function Picture({ address, onChange, ...field }: PictureProps) {
  const { t } = useWords()
  const [isChoosing, setChoosing] = useState(false)
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
            onChange('')
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
          onChange(libraryPicture(sha))
        }}
        onClose={() => setChoosing(false)}
      />
    </BesidePicture>
  )
}

type Fields = Readonly<Record<string, unknown>>

/**
 * The fields of a banner after a change: in each language in which it has another picture now, its words are those that
 * the library has for that picture, unless the operator has written others.
 */
export function withPictureWords(before: Fields, after: Fields, pictures: readonly ListedPicture[]): Fields {
  const [old, chosen] = [textsOf(before['picture']), textsOf(after['picture'])]
  const title = textsOf(after['title'])
  const said = locales.flatMap((locale) => {
    const wordsOf = (address = '') => pictures.find(({ sha }) => sha === addressOfPicture(address))?.alt[locale] ?? ''
    const isOwn = !['', wordsOf(old[locale])].includes(title[locale] ?? '')
    return chosen[locale] === old[locale] || isOwn ? [] : [[locale, wordsOf(chosen[locale])]]
  })
  return said.length === 0 ? after : { ...after, title: { ...title, ...Object.fromEntries(said) } }
}
