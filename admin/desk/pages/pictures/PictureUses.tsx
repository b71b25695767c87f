import type { ListedPicture } from '../../../api/pictureApi.ts'
import { useFactName } from '../../facts/draft/useFactName.ts'
import { RowLink } from '../../kit/RowLink.tsx'
import { useWords, type Words } from '../../words/useWords.ts'
import { factPlace } from '../../facts/names/factPlace.ts'
import styles from './pictures.module.css'

/** Uses of a picture, each by its name with a link. */
export function PictureUses({ picture: { live, open } }: { picture: ListedPicture }) {
  const words = useWords()
  const { t } = words
  return (
    <section aria-labelledby="picture-uses">
      <h2 id="picture-uses" className={styles.heading}>
        {t('pictures.uses')}
      </h2>
      {live.length + open.length === 0 ? (
        <p className={styles.quiet}>{t('pictures.unused')}</p>
      ) : (
        <ul className={styles.rows}>
          {live.map((fact) => (
            <Use key={fact} fact={fact} where={t('pictures.liveUse')} />
          ))}
          {open.map(({ fact, change }) => (
            <Use key={`${change.id} ${fact}`} fact={fact} where={whereOf(change, words)} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Use({ fact, where }: { fact: string; where: string }) {
  const name = useFactName()(fact)
  // What no page edits is among the places on the page of all pictures.
  const { path } = factPlace(fact) ?? { path: '/pictures' }
  return (
    <li className={styles.row}>
      <RowLink to={path}>{name}</RowLink>
      <span className={styles.quiet}>{where}</span>
    </li>
  )
}

function whereOf({ name, owner }: ListedPicture['open'][number]['change'], { t }: Words): string {
  return name === '' ? t('pictures.openOf', { owner }) : t('pictures.openUse', { change: name })
}
