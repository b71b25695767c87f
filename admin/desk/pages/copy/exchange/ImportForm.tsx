import { useId, useMemo, useState } from 'react'
import { useDraftSnapshot } from '../../../facts/draft/DraftProvider.tsx'
import { Note } from '../../../kit/Note.tsx'
import { ChangeReview, type AppliedTexts } from '../review/ChangeReview.tsx'
import type { ReadResult } from './ExchangeEntry.ts'
import { problemText } from './problemText.ts'
import { readFile } from './readFile.ts'
import { reviewImport } from './reviewImport.ts'
import styles from '../review/copyReview.module.css'
import wide from '../../../kit/wideDialog.module.css'
import { useWords } from '../../../words/useWords.ts'

/** Reads a translator's file and shows only what it changes. */
export function ImportForm({ onApplied }: { onApplied: (applied: AppliedTexts) => void }) {
  const words = useWords()
  const { t } = words
  const id = useId()
  const snapshot = useDraftSnapshot()
  const [read, setRead] = useState<ReadResult>()
  const review = useMemo(
    () => (read?.entries === undefined ? undefined : reviewImport(snapshot, read.entries)),
    [snapshot, read],
  )

  async function handleFile(file: File | undefined) {
    if (file !== undefined) setRead(await readFile(file))
  }

  return (
    <div className={wide.wide}>
      <label htmlFor={id}>{t('copy.importFile')}</label>
      <input
        id={id}
        type="file"
        accept=".csv,.xlf,.xliff,text/csv,application/xliff+xml"
        onClick={({ currentTarget }) => {
          // Choosing the same file again, once it is corrected, has to count as a change.
          currentTarget.value = ''
        }}
        onChange={(event) => void handleFile(event.target.files?.[0])}
      />
      {read?.problem !== undefined && <Note tone="loss" title={problemText(read.problem, words)} />}
      {review !== undefined && (
        <>
          <output className={styles.quiet}>
            {t('copy.differing', { count: review.changes.length })} {t('copy.sameTexts', { count: review.same })}{' '}
            {review.empty > 0 && t('copy.emptyTexts', { count: review.empty })}
          </output>
          {review.changes.length > 0 && <ChangeReview changes={review.changes} onApplied={onApplied} />}
        </>
      )}
    </div>
  )
}
