import { memo, type ReactNode } from 'react'
import { SelectField, type SelectOption } from '../../../ui/SelectField.tsx'
import { useTranslate } from '../../reading/language.ts'
import { searchKeys } from './searchKeys.ts'
import styles from './SearchHead.module.css'

interface SearchLineProps {
  /** The name of the groups. */
  readonly label: string
  readonly options: readonly SelectOption[]
  readonly group: string
  readonly onGroup: (group: string) => void
  /** How many were found; undefined while nothing is wanted. */
  readonly count: number | undefined
  /** The list that is being read, from 1 on; undefined once all are. */
  readonly place: number | undefined
  /** How many lists there are. */
  readonly of: number
}

/** The field, the groups to choose from, and how far the search is; it stays in sight above what is found. */
export function SearchHead({ children, ...line }: SearchLineProps & { readonly children: ReactNode }) {
  return (
    <div className={styles.head}>
      {children}
      <SearchLine {...line} />
    </div>
  )
}

const SearchLine = memo(function SearchLine({ label, options, group, onGroup, count, place, of }: SearchLineProps) {
  const translate = useTranslate()
  const said = [
    count === undefined ? '' : translate(searchKeys.found, { count }),
    place === undefined ? '' : translate(searchKeys.reading),
  ].filter((words) => words !== '')
  return (
    <div className={styles.line}>
      {options.length > 2 && <SelectField compact label={label} options={options} value={group} onChange={onGroup} />}
      <p className={styles.status}>
        {/* Not which list it is at: a screen reader would read out every number. */}
        <output>{said.join(' · ')}</output>
        {place !== undefined && <span aria-hidden="true">{` ${place}/${of}`}</span>}
      </p>
    </div>
  )
})
