import type { ReactNode } from 'react'
import { SelectField, type SelectOption } from '../../../ui/SelectField.tsx'
import { useTranslate } from '../../reading/useTranslate.ts'
import { searchKeys } from './searchKeys.ts'
import styles from './SearchHead.module.css'

interface SearchHeadProps {
  /** The field. */
  readonly children: ReactNode
  readonly label: string
  readonly options: readonly SelectOption[]
  readonly group: string
  readonly onGroup: (group: string) => void
  /** How many were found; undefined while nothing is wanted. */
  readonly count: number | undefined
  /** The list that is being read, and of how many. */
  readonly reading: { readonly place: number; readonly of: number } | undefined
}

/** The field, the groups to choose from, and how far the search is; it stays in sight above what is found. */
export function SearchHead({ children, label, options, group, onGroup, count, reading }: SearchHeadProps) {
  const translate = useTranslate()
  const said = [
    count === undefined ? '' : translate(searchKeys.found, { count }),
    reading === undefined ? '' : translate(searchKeys.reading),
  ].filter((words) => words !== '')
  return (
    <div className={styles.head}>
      {children}
      <div className={styles.line}>
        {options.length > 2 && <SelectField compact label={label} options={options} value={group} onChange={onGroup} />}
        <p className={styles.status}>
          {/* Not which list it is at: a screen reader would read out every number. */}
          <output>{said.join(' · ')}</output>
          {reading && (
            <span aria-hidden="true">
              {' '}
              {reading.place}/{reading.of}
            </span>
          )}
        </p>
      </div>
    </div>
  )
}
