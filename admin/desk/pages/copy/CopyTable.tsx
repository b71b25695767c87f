import { useEffect, useMemo, useRef, useState } from 'react'
import { locales } from '../../../../src/format/locales.ts'
import { VisuallyHidden } from '../../../../src/ui/VisuallyHidden.tsx'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { cellState } from '../../facts/texts/cellState.ts'
import { CopyText } from '../../fields/texts/CopyText.tsx'
import { KeyHeader } from './KeyHeader.tsx'
import type { TextJudge } from '../../facts/texts/createTextJudge.ts'
import { moveInSheet } from './moveInSheet.ts'
import type { KeyUse } from '../../facts/texts/usesOfKeys.ts'
import styles from '../../fields/texts/copy.module.css'
import { useWords } from '../../words/useWords.ts'

export interface CopyTableProps {
  readonly keys: readonly string[]
  readonly uses: ReadonlyMap<string, readonly KeyUse[]>
  readonly judge: TextJudge
  /** The operator leaves the table by the keyboard, above or below it; answers whether there is another page there. */
  readonly onLeave: (direction: 'up' | 'down') => boolean
}

/** A page of texts: a row for each key, a column for each language. */
export function CopyTable({ keys, uses, judge, onLeave }: CopyTableProps) {
  const { t, language } = useWords()
  const snapshot = useDraftSnapshot()
  const table = useRef<HTMLTableElement>(null)
  const [open, setOpen] = useState('')
  /** Where the next page is entered, if by the keyboard. */
  const entry = useRef<{ readonly row: 'first' | 'last'; readonly column: number }>(undefined)
  const cells = useMemo(() => keys.map((key) => ({ key, uses: uses.get(key) ?? [] })), [keys, uses])

  useEffect(() => {
    const element = table.current
    if (element === null) return undefined
    const handleKey = (event: KeyboardEvent) =>
      moveInSheet(event, (direction, column) => {
        if (onLeave(direction)) entry.current = { row: direction === 'down' ? 'first' : 'last', column }
      })
    const handleFocus = ({ target }: FocusEvent) => {
      const cell = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
      if (cell) setOpen(`${cell.dataset['locale']}:${cell.dataset['copy']}`)
    }
    element.addEventListener('keydown', handleKey)
    element.addEventListener('focusin', handleFocus)
    return () => {
      element.removeEventListener('keydown', handleKey)
      element.removeEventListener('focusin', handleFocus)
    }
  }, [onLeave])

  useEffect(() => {
    const { row, column } = entry.current ?? {}
    entry.current = undefined
    if (row === undefined || column === undefined) return
    const rows = table.current?.tBodies[0]?.rows
    rows?.[row === 'first' ? 0 : keys.length - 1]?.querySelectorAll('textarea')[column]?.focus()
  }, [keys])

  return (
    <table ref={table} className={styles.table}>
      <caption>
        <VisuallyHidden>{t('copy.caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('copy.key')}</th>
          {locales.map((locale) => (
            <th key={locale} scope="col">
              {language(locale)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cells.map(({ key, uses: places }) => (
          <tr key={key}>
            <th scope="row">
              <KeyHeader copyKey={key} uses={places} />
            </th>
            {locales.map((locale) => (
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text box has a name
              <td key={locale} data-label={language(locale)}>
                <CopyText
                  copyKey={key}
                  locale={locale}
                  isOpen={open === `${locale}:${key}`}
                  {...cellState(snapshot, judge, key, locale)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
