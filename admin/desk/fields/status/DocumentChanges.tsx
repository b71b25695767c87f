import { useState } from 'react'
import { documentChanges } from '../../facts/documents/documentChanges.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { factsNamed } from '../../facts/draft/ownFacts.ts'
import { DocumentDifference } from '../../kit/DocumentDifference.tsx'
import { useWords } from '../../words/useWords.ts'
import styles from './DocumentChanges.module.css'

export interface DocumentChangesProps {
  readonly before: unknown
  readonly after: unknown
}

/** Steps from one version of a screen or a list of entries to another, in sentences; its lines behind one press. */
export function DocumentChanges({ before, after }: DocumentChangesProps) {
  const { t } = useWords()
  const sentences = useDocumentChanges()(before, after)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.changes}>
      {sentences.length === 0 ? (
        t('parts.noDifference')
      ) : (
        <ul>
          {sentences.map((sentence, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two parts may have one name, and the list is replaced as a whole
            <li key={at}>{sentence}</li>
          ))}
        </ul>
      )}
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('differences.show')}</summary>
        {isOpen && <DocumentDifference label={t('screens.differs')} before={before} after={after} />}
      </details>
    </div>
  )
}

/** Tells two versions of a screen or a list of entries apart, in the operator's language. */
export function useDocumentChanges(): (before: unknown, after: unknown) => readonly string[] {
  const words = useWords()
  const copy = factsNamed(useDraftSnapshot()).copy[words.locale]
  return (before, after) => documentChanges(before, after, copy, words)
}
