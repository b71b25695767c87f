import { useState } from 'react'
import type { ListedPicture, PictureLibrary } from '../../../api/pictureApi.ts'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { ErrorState } from '../../../../src/ui/ErrorState.tsx'
import { Skeleton } from '../../../../src/ui/Skeleton.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { findPictures } from '../../library/findPictures.ts'
import { PictureUpload } from '../../library/PictureUpload.tsx'
import { useLibrary } from '../../library/useLibrary.ts'
import { useMay } from '../../session/SessionProvider.tsx'
import { sentenceOf } from '../../words/sentenceOf.ts'
import { useWords } from '../../words/useWords.ts'
import styles from './pictures.module.css'
import { Link } from 'react-router-dom'
import { locales } from '../../../../src/format/locales.ts'
import { Badge } from '../../../../src/ui/Badge.tsx'
import { librarySrc, shownPicture } from '../../library/shownPicture.ts'
import { sizeText } from './sizeText.ts'
import { isFactOf } from '../../../../src/format/fact.ts'
import { addressOfPicture, libraryPicture } from '../../../../src/format/libraryPicture.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import { useDraft, useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { FactStatus } from '../../fields/status/FactStatus.tsx'
import { readValue } from '../../facts/draft/readValue.ts'
import { PictureChooser } from '../../library/PictureChooser.tsx'
import { type PicturePlace, picturePlaces, withPictureAt } from './picturePlaces.ts'

const MB = 1024 * 1024

/** The library of pictures, and where documents name one. */
export function PicturesPage() {
  const words = useWords()
  const { t } = words
  const mayEdit = useMay('editor')
  const { library, error, reload } = useLibrary()
  return (
    <div className={styles.page}>
      <PageHeader title={t('areas.pictures')} text={t('pictures.text')} />
      {mayEdit && <PictureUpload />}
      {library !== undefined && <Pictures library={library} />}
      {library === undefined && error !== undefined && (
        <ErrorState title={t('pictures.failed')} text={sentenceOf(error, words)} onRetry={() => void reload()} />
      )}
      {library === undefined && error === undefined && <Skeleton shape="banner" count={3} label={t('ui.loading')} />}
      <PicturePlaces />
    </div>
  )
}

function Pictures({ library: { pictures, used, most } }: { library: PictureLibrary }) {
  const { t, number } = useWords()
  const [search, setSearch] = useState('')
  if (pictures.length === 0) return <EmptyState icon="image" title={t('pictures.none')} text={t('pictures.noneWhy')} />
  const room = {
    count: used.count,
    most: most.count,
    used: number(Math.ceil((used.bytes / MB) * 10) / 10),
    mostMb: Math.round(most.bytes / MB),
  }
  const found = findPictures(pictures, search)
  return (
    <section className={styles.library} aria-label={t('areas.pictures')}>
      <div className={styles.tools}>
        <TextField
          type="search"
          label={t('pictures.search')}
          placeholder={t('pictures.searchHint')}
          value={search}
          onChange={setSearch}
        />
        <p className={styles.quiet}>{t('pictures.room', room)}</p>
      </div>
      {found.length === 0 ? <EmptyState icon="search" title={t('pictures.noMatch')} /> : <Grid pictures={found} />}
    </section>
  )
}

function Grid({ pictures }: { pictures: readonly ListedPicture[] }) {
  return (
    <ul className={styles.grid}>
      {pictures.map((picture) => (
        <li key={picture.sha}>
          <PictureCard picture={picture} />
        </li>
      ))}
    </ul>
  )
}

/** One picture of the library, with what is worth knowing at a glance. */
function PictureCard({ picture }: { picture: ListedPicture }) {
  const words = useWords()
  const { t } = words
  const { sha, name, alt, live, open } = picture
  const uses = live.length + open.length
  const missing = locales.filter((locale) => alt[locale] === undefined)
  return (
    <Link to={`/screens/pictures/${sha}`} className={styles.card ?? ''}>
      <img className={styles.thumb} src={librarySrc(sha)} alt="" loading="lazy" />
      <span className={styles.name}>{name}</span>
      <span className={styles.quiet}>{sizeText(picture, words)}</span>
      <span className={styles.badges}>
        {uses > 0 ? (
          <Badge tone="info">{t('pictures.usedIn', { count: uses })}</Badge>
        ) : (
          <Badge>{t('pictures.unused')}</Badge>
        )}
        {missing.length > 0 && (
          <Badge tone="warning">
            {t('pictures.missing', { languages: words.list(missing.map((locale) => words.language(locale))) })}
          </Badge>
        )}
      </span>
    </Link>
  )
}

/** Every picture that a document names itself, each with the way to choose another one. */
function PicturePlaces() {
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
