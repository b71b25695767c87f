import { useId, useMemo, useState } from 'react'
import { useDraftSnapshot } from '../../../facts/draft/DraftProvider.tsx'
import { Note } from '../../../kit/Note.tsx'
import { ChangeReview, type AppliedTexts } from '../review/ChangeReview.tsx'
import type { ReadResult, FileProblem } from './ExchangeEntry.ts'
import { reviewImport } from './reviewImport.ts'
import styles from '../review/copyReview.module.css'
import wide from '../../../kit/wideDialog.module.css'
import { useWords, type Words } from '../../../words/useWords.ts'
import { assertNever } from '../../../../../src/format/value/assertNever.ts'
import { readCsv } from './csv.ts'
import { readXliff } from './xliff.ts'

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

/** Why a file was not read, and what to do about it. */
function problemText(problem: FileProblem, { t }: Pick<Words, 't'>): string {
  switch (problem.kind) {
    case 'size':
      return t('copy.fileSize')
    case 'encoding':
      return t('copy.fileEncoding')
    case 'type':
      return t('copy.fileType')
    case 'entities':
      return t('copy.fileEntities')
    case 'quote':
      return t('copy.fileQuote', { line: problem.line })
    case 'tag':
      return t('copy.fileTag', { line: problem.line, name: problem.name ?? '' })
    case 'language':
      return t('copy.fileLanguage', { line: problem.line, name: problem.name ?? '' })
    case 'column':
      return t('copy.fileColumn', { name: problem.name })
    default:
      return assertNever(problem)
  }
}

/** All texts in all languages are a tenth of it. */
const LARGEST = 8 * 1024 * 1024

/** Reads a CSV or XLIFF file, whichever its content says it is. */
async function readFile(file: Blob): Promise<ReadResult> {
  if (file.size > LARGEST) return { problem: { kind: 'size' } }
  const text = decoded(new Uint8Array(await file.arrayBuffer()))
  if (text === undefined) return { problem: { kind: 'encoding' } }
  return /^\s*</.test(text) ? readXliff(text) : readCsv(text)
}

/** Excel's own "CSV" is in the code page of the country: read as UTF-8 it would be wrong words, not an error. */
function decoded(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
