import { type SyntheticEvent, useState } from 'react'
import { locales } from '../../../../src/format/locales.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import type { DescribedPicture, ListedPicture } from '../../../api/pictureApi.ts'
import { PICTURE_ALT_MAX, PICTURE_NAME_MAX } from '../../../api/pictureLimits.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { Problem } from '../../kit/Problem.tsx'
import { useLibrary } from '../../library/useLibrary.ts'
import { useMay } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import styles from './pictures.module.css'

/** The name of a picture and what it says, in every language. They belong to the library and go live at once. */
export function PictureForm({ picture }: { picture: ListedPicture }) {
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
