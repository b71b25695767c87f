import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { PictureRecord } from '../../api/pictureApi.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Icon } from '../../../src/ui/Icon.tsx'
import { joinNames } from '../../../src/ui/joinNames.ts'
import { useApi } from '../api/ApiProvider.tsx'
import { useWords, type Words } from '../words/useWords.ts'
import { createUploads, type Upload, type UploadPhase } from './createUploads.ts'
import { useLibrary } from './useLibrary.ts'
import styles from './pictureChoice.module.css'
import { IconButton } from '../../../src/ui/IconButton.tsx'
import { sentenceOf } from '../words/sentenceOf.ts'
import { librarySrc } from './shownPicture.ts'
import { useReadable } from '../../../src/ui/useReadable.ts'

const ACCEPTED = 'image/png,image/jpeg,image/webp,image/avif'

interface PictureUploadProps {
  /** Takes the picture of a file that came alone. */
  readonly onAdded?: (picture: PictureRecord) => void
}

/** Takes files by drop or by choice, and says how each fares. */
export function PictureUpload({ onAdded }: PictureUploadProps) {
  const { t } = useWords()
  const api = useApi()
  const { reload } = useLibrary()
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  const [isOver, setIsOver] = useState(false)
  const [uploads] = useState(() => createUploads(api, () => void reload()))
  const list = useReadable(uploads)
  const [first, ...others] = list
  const alone = first?.phase.kind === 'done' && others.length === 0 ? first.phase.picture : undefined
  const handleAlone = useEffectEvent((picture: PictureRecord) => onAdded?.(picture))
  useEffect(() => {
    if (alone) handleAlone(alone)
  }, [alone])

  function handleDrag(event: DragEvent) {
    // Without it the browser opens the file in place of the desk.
    event.preventDefault()
    setIsOver(event.type === 'dragover')
    if (event.type === 'drop') uploads.add([...event.dataTransfer.files])
  }

  return (
    <div className={styles.upload}>
      <div
        className={joinNames(styles.drop, isOver && styles.over)}
        onDragOver={handleDrag}
        onDragLeave={handleDrag}
        onDrop={handleDrag}
      >
        <Icon name="image" size={24} />
        <div className={styles.dropWords}>
          <p className={styles.dropTitle}>{t(isOver ? 'pictures.dropNow' : 'pictures.drop')}</p>
          <p id={hint} className={styles.quiet}>
            {t(onAdded === undefined ? 'pictures.dropHint' : 'pictures.dropToChoose')}
          </p>
        </div>
        <Button variant="secondary" onClick={() => input.current?.click()} aria-describedby={hint}>
          {t('pictures.upload')}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={ACCEPTED}
          aria-label={t('pictures.upload')}
          onChange={({ currentTarget }) => {
            uploads.add([...(currentTarget.files ?? [])])
            // The same file again is a change, too.
            currentTarget.value = ''
          }}
        />
      </div>
      {list.length > 0 && (
        <ul className={styles.uploads} aria-label={t('pictures.uploads')}>
          {list.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRemove={() => uploads.remove(upload.id)}
              onRetry={() => uploads.retry(upload.id)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

interface UploadRowProps {
  readonly upload: Upload
  readonly onRemove: () => void
  readonly onRetry: () => void
}

/** One file on its way into the library. */
function UploadRow({ upload: { file, phase }, onRemove, onRetry }: UploadRowProps) {
  const words = useWords()
  const { t } = words
  const isOver = phase.kind === 'done' || phase.kind === 'failed'
  return (
    <li className={styles.uploadRow}>
      {phase.kind === 'done' ? (
        <img className={styles.mini} src={librarySrc(phase.picture.sha)} alt="" />
      ) : (
        <span className={styles.mini} />
      )}
      <div className={styles.uploadWords}>
        <p className={styles.fileName}>{file.name}</p>
        <output className={phase.kind === 'failed' ? styles.wrong : styles.quiet}>{stateOf(phase, words)}</output>
        {phase.kind === 'sending' && (
          <progress className={styles.progress} value={phase.share} max={1} aria-label={file.name} />
        )}
      </div>
      {phase.kind === 'failed' && (
        <Button size="small" variant="quiet" onClick={onRetry}>
          {t('pictures.again')}
        </Button>
      )}
      <IconButton
        icon="close"
        label={t(isOver ? 'pictures.forget' : 'pictures.cancel', { name: file.name })}
        onClick={onRemove}
      />
    </li>
  )
}

function stateOf(phase: UploadPhase, words: Words): string {
  const { t } = words
  if (phase.kind === 'waiting') return t('pictures.waiting')
  if (phase.kind === 'sending') return t(phase.share < 1 ? 'pictures.sending' : 'pictures.drawing')
  if (phase.kind === 'done') return t(phase.isNew ? 'pictures.added' : 'pictures.known')
  return sentenceOf(phase.error, words)
}
