import { Link } from 'react-router-dom'
import { locales } from '../../../../src/format/locales.ts'
import { Badge } from '../../../../src/ui/Badge.tsx'
import type { ListedPicture } from '../../../api/pictureApi.ts'
import { librarySrc } from '../../library/shownPicture.ts'
import { useWords } from '../../words/useWords.ts'
import { sizeText } from './sizeText.ts'
import styles from './pictures.module.css'

/** One picture of the library, with what is worth knowing at a glance. */
export function PictureCard({ picture }: { picture: ListedPicture }) {
  const words = useWords()
  const { t } = words
  const { sha, name, alt, live, open } = picture
  const uses = live.length + open.length
  const missing = locales.filter((locale) => alt[locale] === undefined)
  return (
    <Link to={`/pictures/${sha}`} className={styles.card ?? ''}>
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
