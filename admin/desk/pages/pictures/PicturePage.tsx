import { useState, type SyntheticEvent } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { libraryPicture } from '../../../../src/format/libraryPicture.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import { Card } from '../../../../src/ui/Card.tsx'
import { ConfirmDialog } from '../../../../src/ui/ConfirmDialog.tsx'
import { Copyable } from '../../../../src/ui/Copyable.tsx'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { Skeleton } from '../../../../src/ui/Skeleton.tsx'
import type { ListedPicture, DescribedPicture } from '../../../api/pictureApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { Problem } from '../../kit/Problem.tsx'
import { RowLink } from '../../kit/RowLink.tsx'
import { librarySrc } from '../../library/shownPicture.ts'
import { useLibrary } from '../../library/useLibrary.ts'
import { useMay } from '../../session/SessionProvider.tsx'
import { useWords, type Words } from '../../words/useWords.ts'
import { ReplacePicture } from './ReplacePicture.tsx'
import { sizeText } from './sizeText.ts'
import styles from './pictures.module.css'
import { useFactName } from '../../facts/draft/useFactName.ts'
import { factPlace } from '../../facts/names/factPlace.ts'
import { locales } from '../../../../src/format/locales.ts'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { PICTURE_ALT_MAX, PICTURE_NAME_MAX } from '../../../api/pictureLimits.ts'

/** One picture: what it says, where it is used, and the ways to replace and to delete it. */
export function PicturePage() {
  const { t } = useWords()
  const { sha = '' } = useParams()
  const { library, error } = useLibrary()
  const picture = library?.pictures.find((each) => each.sha === sha)
  const title = picture?.name ?? t('pictures.one')
  return (
    <div key={sha} className={styles.page}>
      <PageHeader title={title} actions={<RowLink to="/screens/pictures">{t('pictures.all')}</RowLink>} />
      <Problem error={error} />
      {library === undefined && error === undefined && <Skeleton shape="banner" count={2} label={t('ui.loading')} />}
      {library !== undefined && picture === undefined && (
        <EmptyState icon="image" title={t('pictures.gone')} text={t('pictures.goneWhy')} />
      )}
      {picture !== undefined && <Details picture={picture} />}
    </div>
  )
}

function Details({ picture }: { picture: ListedPicture }) {
  const words = useWords()
  const { t } = words
  const mayEdit = useMay('editor')
  const mayPublish = useMay('publisher')
  const { sha, alt, at, actor } = picture
  return (
    <div className={styles.details}>
      <div className={styles.stack}>
        <img className={styles.large} src={librarySrc(sha, 800)} alt={alt[words.locale] ?? ''} />
        <p className={styles.quiet}>
          {sizeText(picture, words)} · {t('pictures.by', { when: words.moment(at), name: actor })}
        </p>
        <Copyable label={t('pictures.address')} value={libraryPicture(sha)} display={`media:${sha.slice(0, 12)}…`} />
        <div className={styles.badges}>
          {mayEdit && <ReplacePicture picture={picture} />}
          {mayPublish && <RemovePicture picture={picture} />}
        </div>
      </div>
      <div className={styles.stack}>
        <Card>
          <PictureForm picture={picture} />
        </Card>
        <PictureUses picture={picture} />
      </div>
    </div>
  )
}

function RemovePicture({ picture: { sha } }: { picture: ListedPicture }) {
  const { t } = useWords()
  const api = useApi()
  const navigate = useNavigate()
  const { reload } = useLibrary()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()

  async function handleRemove(): Promise<void> {
    setBusy(true)
    setError(undefined)
    try {
      await api.removePicture({ params: { sha } })
      navigate('/screens/pictures')
      await reload()
    } catch (caught) {
      setError(caught)
    }
    setBusy(false)
    setAsking(false)
  }

  return (
    <>
      <Button variant="danger" icon="trash" onClick={() => setAsking(true)}>
        {t('pictures.remove')}
      </Button>
      <Problem error={error} />
      <ConfirmDialog
        open={asking}
        title={t('pictures.removeAsk')}
        text={t('pictures.removeWhy')}
        confirmLabel={t('pictures.remove')}
        cancelLabel={t('pictures.keep')}
        tone="danger"
        busy={busy}
        onConfirm={() => void handleRemove()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

/** Uses of a picture, each by its name with a link. */
function PictureUses({ picture: { live, open } }: { picture: ListedPicture }) {
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
  const place = factPlace(fact)
  return (
    <li className={styles.row}>
      {place === undefined ? (
        <span>{name}</span>
      ) : (
        <RowLink to={place.path} state={{ fact }}>
          {name}
        </RowLink>
      )}
      <span className={styles.quiet}>{where}</span>
    </li>
  )
}

function whereOf({ name, owner }: ListedPicture['open'][number]['change'], { t }: Words): string {
  return name === '' ? t('pictures.openOf', { owner }) : t('pictures.openUse', { change: name })
}

/** The name of a picture and what it says, in every language. They belong to the library and go live at once. */
function PictureForm({ picture }: { picture: ListedPicture }) {
  const { t, language } = useWords()
  const api = useApi()
  const { reload } = useLibrary()
  const mayEdit = useMay('editor')
  const [typed, setTyped] = useState<DescribedPicture>({})
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle')
  const [error, setError] = useState<unknown>()

  const name = typed.name ?? picture.name

  function handleTyped(more: DescribedPicture) {
    setState('idle')
    setTyped({ ...typed, ...more })
  }

  async function handleSave(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (name.trim() === '' || state === 'saving') return
    setState('saving')
    setError(undefined)
    try {
      // Somebody else may describe it in another language meanwhile.
      await api.describePicture({ params: { sha: picture.sha }, body: typed })
      await reload()
      // What was typed meanwhile is not saved.
      setTyped((now) => (now === typed ? {} : now))
      setState((now) => (now === 'saving' ? 'saved' : now))
    } catch (caught) {
      setError(caught)
      setState('idle')
    }
  }

  return (
    <form className={styles.stack} onSubmit={(event) => void handleSave(event)}>
      <TextField
        label={t('pictures.name')}
        value={name}
        maxLength={PICTURE_NAME_MAX}
        required
        readOnly={!mayEdit}
        onChange={(text) => handleTyped({ name: text })}
      />
      <fieldset className={styles.alts}>
        <legend className={styles.legend}>{t('pictures.alt')}</legend>
        <p className={styles.quiet}>{t('pictures.altHint')}</p>
        {locales.map((locale) => (
          <TextField
            key={locale}
            label={language(locale)}
            value={typed.alt?.[locale] ?? picture.alt[locale] ?? ''}
            maxLength={PICTURE_ALT_MAX}
            readOnly={!mayEdit}
            onChange={(text) => handleTyped({ alt: { ...typed.alt, [locale]: text } })}
          />
        ))}
      </fieldset>
      <Problem error={error} />
      {mayEdit && (
        <div className={styles.badges}>
          <Button type="submit" busy={state === 'saving'}>
            {t('pictures.save')}
          </Button>
          <output className={styles.quiet}>{state === 'saved' && t('pictures.savedNow')}</output>
        </div>
      )}
    </form>
  )
}
