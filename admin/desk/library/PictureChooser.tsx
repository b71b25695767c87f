import { useState } from 'react'
import type { ListedPicture, PictureRecord } from '../../api/pictureApi.ts'
import { Dialog } from '../../../src/ui/Dialog.tsx'
import { EmptyState } from '../../../src/ui/EmptyState.tsx'
import { Skeleton } from '../../../src/ui/Skeleton.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import { Problem } from '../kit/Problem.tsx'
import { RowLink } from '../kit/RowLink.tsx'
import wide from '../kit/wideDialog.module.css'
import { useWords } from '../words/useWords.ts'
import { findPictures } from './findPictures.ts'
import { PictureUpload } from './PictureUpload.tsx'
import { librarySrc } from './shownPicture.ts'
import { useLibrary } from './useLibrary.ts'
import styles from './pictureChoice.module.css'

export interface PictureChooserProps {
  readonly open: boolean
  readonly title: string
  /** The picture that is chosen now. */
  readonly chosen?: string | undefined
  readonly onChoose: (picture: PictureRecord) => void
  readonly onClose: () => void
}

/** The library, to choose one picture from, or to upload the one to be chosen. */
export function PictureChooser({ open, title, chosen, onChoose, onClose }: PictureChooserProps) {
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      {open && <Choice chosen={chosen} onChoose={onChoose} onClose={onClose} />}
    </Dialog>
  )
}

function Choice({ chosen, onChoose, onClose }: Pick<PictureChooserProps, 'chosen' | 'onChoose' | 'onClose'>) {
  const { t } = useWords()
  const { library, error } = useLibrary()
  const [search, setSearch] = useState('')
  const found = findPictures(library?.pictures ?? [], search)
  return (
    <div className={wide.wide}>
      <PictureUpload onAdded={onChoose} />
      <Problem error={error} />
      {library === undefined && error === undefined && <Skeleton shape="banner" count={3} label={t('ui.loading')} />}
      {library !== undefined && library.pictures.length > 0 && (
        <>
          <TextField
            type="search"
            label={t('pictures.search')}
            placeholder={t('pictures.searchHint')}
            value={search}
            onChange={setSearch}
          />
          {found.length === 0 && <EmptyState icon="search" title={t('pictures.noMatch')} />}
          <ul className={styles.choices}>
            {found.map((picture) => (
              <li key={picture.sha}>
                <Choosable picture={picture} isChosen={picture.sha === chosen} onChoose={() => onChoose(picture)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <RowLink to="/screens/pictures" onClick={onClose}>
        {t('pictures.manage')}
      </RowLink>
    </div>
  )
}

interface ChoosableProps {
  readonly picture: ListedPicture
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Choosable({ picture: { sha, name }, isChosen, onChoose }: ChoosableProps) {
  const { t } = useWords()
  return (
    <button
      type="button"
      className={styles.choosable}
      aria-pressed={isChosen}
      aria-label={t('pictures.chooseThis', { name })}
      onClick={onChoose}
    >
      <img className={styles.thumb} src={librarySrc(sha)} alt="" loading="lazy" />
      <span className={styles.fileName}>{name}</span>
      {isChosen && <span className={styles.quiet}>{t('pictures.chosen')}</span>}
    </button>
  )
}
