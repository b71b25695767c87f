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
import { PictureCard } from './PictureCard.tsx'
import { PicturePlaces } from './PicturePlaces.tsx'
import styles from './pictures.module.css'

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
