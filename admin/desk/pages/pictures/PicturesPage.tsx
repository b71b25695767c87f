import { useState } from 'react'
import type { ListedPicture, PictureLibrary } from '../../../api/pictureApi.ts'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { ErrorState } from '../../../../src/ui/ErrorState.tsx'
import { Skeleton } from '../../../../src/ui/Skeleton.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { RowLink } from '../../kit/RowLink.tsx'
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
import { librarySrc } from '../../library/shownPicture.ts'
import { sizeText } from './sizeText.ts'

const MB = 1024 * 1024

/** The library of pictures. */
export function PicturesPage() {
  const words = useWords()
  const { t } = words
  const mayEdit = useMay('editor')
  const { library, error, reload } = useLibrary()
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('areas.pictures')}
        text={t('pictures.text')}
        actions={<RowLink to="/screens">{t('screens.all')}</RowLink>}
      />
      {mayEdit && <PictureUpload />}
      {library !== undefined && <Pictures library={library} />}
      {library === undefined && error !== undefined && (
        <ErrorState title={t('pictures.failed')} text={sentenceOf(error, words)} onRetry={() => void reload()} />
      )}
      {library === undefined && error === undefined && <Skeleton shape="banner" count={3} label={t('ui.loading')} />}
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
