import { useMemo } from 'react'
import { joinNames } from '../../../src/ui/joinNames.ts'
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden.tsx'
import { lineDifference, withoutFar, type DiffLine } from './lineDifference.ts'
import styles from './DocumentDifference.module.css'
import { useWords } from '../words/useWords.ts'

export interface DocumentDifferenceProps {
  /** Subject of the comparison, for screen readers. */
  readonly label: string
  readonly before: unknown
  readonly after: unknown
}

const signs: Readonly<Record<DiffLine['kind'], string>> = { same: ' ', gone: '−', new: '+' }

/** How two versions of a document differ, line by line. */
export function DocumentDifference({ label, before, after }: DocumentDifferenceProps) {
  const { t } = useWords()
  const lines = useMemo(() => withoutFar(lineDifference(linesOf(before), linesOf(after))), [before, after])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className={styles.difference}>
      {lines.every((line) => line === 'gap') ? (
        <p>{t('parts.noDifference')}</p>
      ) : (
        <ol className={styles.lines}>
          {lines.map((line, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines repeat, and the list is replaced as a whole
            <li key={at} className={joinNames(styles.line, line === 'gap' ? styles.gap : styles[line.kind])}>
              {line === 'gap' ? (
                '⋯'
              ) : (
                <>
                  {line.kind !== 'same' && (
                    <VisuallyHidden>{t(line.kind === 'gone' ? 'parts.without' : 'parts.with')}</VisuallyHidden>
                  )}
                  <span aria-hidden="true">{signs[line.kind]} </span>
                  {line.text}
                </>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function linesOf(value: unknown): readonly string[] {
  return (typeof value === 'string' ? value : JSON.stringify(value ?? null, null, 2)).split('\n')
}
