import { Button } from '../../../src/ui/Button.tsx'
import { IconButton } from '../../../src/ui/IconButton.tsx'
import { sentenceOf } from '../words/sentenceOf.ts'
import { useWords, type Words } from '../words/useWords.ts'
import type { Upload, UploadPhase } from './createUploads.ts'
import { librarySrc } from './shownPicture.ts'
import styles from './pictureChoice.module.css'

export interface UploadRowProps {
  readonly upload: Upload
  readonly onRemove: () => void
  readonly onRetry: () => void
}

/** One file on its way into the library. */
export function UploadRow({ upload: { file, phase }, onRemove, onRetry }: UploadRowProps) {
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
