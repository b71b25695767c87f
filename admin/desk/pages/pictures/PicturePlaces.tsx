import { useState } from 'react'
import { isFactOf } from '../../../../src/format/fact.ts'
import { addressOfPicture, libraryPicture } from '../../../../src/format/libraryPicture.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import { useDraft, useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { FactStatus } from '../../fields/status/FactStatus.tsx'
import { readValue } from '../../facts/draft/readValue.ts'
import { PictureChooser } from '../../library/PictureChooser.tsx'
import { shownPicture } from '../../library/shownPicture.ts'
import { useMay } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import { type PicturePlace, picturePlaces, withPictureAt } from './picturePlaces.ts'
import styles from './pictures.module.css'

/** Every picture that a document names itself, each with the way to choose another one. */
export function PicturePlaces() {
  const { t, locale } = useWords()
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const [choosing, setChoosing] = useState<PicturePlace>()
  const places = picturePlaces(snapshot, locale)

  function handleChoose(sha: string) {
    if (choosing === undefined) return
    const { fact, pointer } = choosing
    draft.edit(fact, withPictureAt(readValue(snapshot, fact), pointer, libraryPicture(sha)))
    setChoosing(undefined)
  }

  return (
    <section className={styles.places} aria-labelledby="picture-places">
      <h2 id="picture-places" className={styles.heading}>
        {t('pictures.places')}
      </h2>
      <p className={styles.quiet}>{t(places.length === 0 ? 'pictures.placesNone' : 'pictures.placesText')}</p>
      <ul className={styles.rows}>
        {places.map((place) => (
          <PlaceRow key={`${place.fact}#${place.pointer}`} place={place} onChange={() => setChoosing(place)} />
        ))}
      </ul>
      <PictureChooser
        open={choosing !== undefined}
        title={t('pictures.choose')}
        chosen={choosing && addressOfPicture(choosing.address)}
        onChoose={({ sha }) => handleChoose(sha)}
        onClose={() => setChoosing(undefined)}
      />
    </section>
  )
}

function PlaceRow({ place: { fact, name, address }, onChange }: { place: PicturePlace; onChange: () => void }) {
  const { t } = useWords()
  const mayEdit = useMay('editor')
  const isOwner = useMay('owner')
  // Whole screens are for developers; the service refuses others.
  const needsOwner = isFactOf('screen', fact) && !isOwner
  const src = shownPicture(address)
  return (
    <li className={styles.row}>
      {src === undefined ? <span className={styles.small} /> : <img className={styles.small} src={src} alt="" />}
      <div className={styles.rowWords}>
        <p className={styles.name}>{name}</p>
        <p className={styles.quiet}>{t(originOf(address))}</p>
        <FactStatus fact={fact} />
      </div>
      {mayEdit && needsOwner && <p className={styles.quiet}>{t('pictures.replaceOwner')}</p>}
      {mayEdit && !needsOwner && (
        <Button
          size="small"
          variant="secondary"
          aria-label={t('pictures.changeName', { place: name })}
          onClick={onChange}
        >
          {t('pictures.change')}
        </Button>
      )}
    </li>
  )
}

function originOf(address: string): 'pictures.fromLibrary' | 'pictures.fromElsewhere' | 'pictures.fromBuild' {
  if (addressOfPicture(address) !== undefined) return 'pictures.fromLibrary'
  return /^https:/i.test(address) ? 'pictures.fromElsewhere' : 'pictures.fromBuild'
}
