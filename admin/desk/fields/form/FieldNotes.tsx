import { FactStatus } from '../status/FactStatus.tsx'
import { BeyondHardLimit, HardLimitRange } from '../status/HardLimit.tsx'
import { PlatformFigure } from '../status/PlatformEffect.tsx'
import { useWords } from '../../words/useWords.ts'
import styles from './form.module.css'

export interface FieldNotesProps {
  /** The typed amount once more, with grouped digits; its place stays when it is empty. */
  readonly readBack?: string | undefined
  readonly help?: string | undefined
  /** The fact of its own that the field edits. */
  readonly fact?: string | undefined
}

/**
 * Notes under an input, read with it: the amount in full, help and the bounds in one quiet line, a breach of the
 * bounds, and the state of its fact.
 */
export function FieldNotes({ readBack, help, fact }: FieldNotesProps) {
  const { t } = useWords()
  return (
    <div className={styles.notes}>
      {(readBack !== undefined || help !== undefined || fact !== undefined) && (
        <div className={styles.help} data-help="">
          {readBack !== undefined && (
            <span data-read-back="">{readBack !== '' && t('form.inFull', { amount: readBack })}</span>
          )}{' '}
          <span>
            {help} {fact !== undefined && <PlatformFigure fact={fact} />}{' '}
            {fact !== undefined && <HardLimitRange fact={fact} />}
          </span>
        </div>
      )}
      {fact !== undefined && <BeyondHardLimit fact={fact} />}
      {fact !== undefined && <FactStatus fact={fact} />}
    </div>
  )
}
