import { useState } from 'react'
import { isFactOf } from '../../../../src/format/fact.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import { ConfirmDialog } from '../../../../src/ui/ConfirmDialog.tsx'
import type { ListedPicture, PictureRecord } from '../../../api/pictureApi.ts'
import { useDraft, useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { useFactName } from '../../facts/draft/useFactName.ts'
import { PictureChooser } from '../../library/PictureChooser.tsx'
import { librarySrc } from '../../library/shownPicture.ts'
import { useMay } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import styles from './pictures.module.css'
import { libraryPicture, picturesNamedIn } from '../../../../src/format/libraryPicture.ts'
import type { DraftSnapshot } from '../../facts/draft/Draft.ts'
import { readValue } from '../../facts/draft/readValue.ts'

/** Chooses another picture for every fact that names this one, and shows what changes before anything does. */
export function ReplacePicture({ picture }: { picture: ListedPicture }) {
  const { t } = useWords()
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const isOwner = useMay('owner')
  const [choosing, setChoosing] = useState(false)
  const [next, setNext] = useState<PictureRecord>()
  const [replaced, setReplaced] = useState(0)
  const all = replaceEdits(snapshot, picture.sha, next?.sha ?? '')
  const edits = all.filter(({ fact }) => isOwner || !isFactOf('screen', fact))
  const others = picture.open.filter(({ change }) => change.id !== snapshot.current?.id).length

  function handleReplace() {
    for (const { fact, value } of edits) draft.edit(fact, value)
    setReplaced(edits.length)
    setNext(undefined)
  }

  return (
    <>
      <Button variant="secondary" icon="exchange" onClick={() => setChoosing(true)}>
        {t('pictures.replace')}
      </Button>
      <output className={styles.quiet}>{replaced > 0 && t('pictures.replaced', { count: replaced })}</output>
      <PictureChooser
        open={choosing}
        title={t('pictures.replaceWith')}
        chosen={picture.sha}
        onClose={() => setChoosing(false)}
        onChoose={(chosen) => {
          setChoosing(false)
          setReplaced(0)
          if (chosen.sha !== picture.sha) setNext(chosen)
        }}
      />
      <ConfirmDialog
        open={next !== undefined}
        title={t('pictures.replaceTitle')}
        text={edits.length === 0 ? t('pictures.replaceNone') : t('pictures.replaceText', { count: edits.length })}
        confirmLabel={t(edits.length === 0 ? 'ui.done' : 'pictures.confirmReplace')}
        cancelLabel={edits.length === 0 ? undefined : t('ui.cancel')}
        onConfirm={handleReplace}
        onCancel={() => setNext(undefined)}
      >
        {next && (
          <div className={styles.stack}>
            <div className={styles.pair}>
              <Shown picture={picture} label={t('pictures.before')} />
              <Shown picture={next} label={t('pictures.after')} />
            </div>
            <ReplacedFacts facts={all.map(({ fact }) => fact)} />
            {others > 0 && <p className={styles.quiet}>{t('pictures.replaceOthers', { count: others })}</p>}
          </div>
        )}
      </ConfirmDialog>
    </>
  )
}

function Shown({ picture: { sha, name }, label }: { picture: PictureRecord; label: string }) {
  return (
    <figure className={styles.shown}>
      <img className={styles.thumb} src={librarySrc(sha)} alt={name} />
      <figcaption className={styles.quiet}>{label}</figcaption>
    </figure>
  )
}

function ReplacedFacts({ facts }: { facts: readonly string[] }) {
  const { t } = useWords()
  const nameOf = useFactName()
  const isOwner = useMay('owner')
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>
          {nameOf(fact)}
          {isFactOf('screen', fact) && !isOwner && (
            <span className={styles.quiet}> · {t('pictures.replaceOwner')}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

interface ReplaceEdit {
  readonly fact: string
  readonly value: unknown
}

/** An edit for each fact, live or of the operator's change, that names a picture: it names another one then. */
export function replaceEdits(snapshot: DraftSnapshot, from: string, to: string): readonly ReplaceEdit[] {
  const facts = new Set([...snapshot.overlay.map(({ fact }) => fact), ...snapshot.edits.keys()])
  return [...facts].flatMap((fact) => {
    const value = readValue(snapshot, fact)
    if (!picturesNamedIn(value).has(from)) return []
    const text = JSON.stringify(value).replaceAll(libraryPicture(from), libraryPicture(to))
    const replaced: unknown = JSON.parse(text)
    return [{ fact, value: replaced }]
  })
}
