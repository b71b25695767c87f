import { memo } from 'react'
import type { FilterField } from '../../../format/blocks/filter.ts'
import { filterKeys } from './filterKeys.ts'
import { useCondition } from '../../reading/useDerived.ts'
import { useTranslate } from '../../reading/language.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { DayField } from './DayField.tsx'
import styles from './FilterBar.module.css'
import { RangeField } from './RangeField.tsx'

interface FilterBarProps {
  /** The block whose filter it is. */
  readonly id: string
  readonly fields: readonly FilterField[]
}

/** The fields of a filter beside one another. */
export const FilterBar = memo(function FilterBar({ id, fields }: FilterBarProps) {
  const translate = useTranslate()
  return (
    <fieldset className={styles.bar} aria-label={translate(filterKeys.filter)}>
      {fields.map((field) => (
        <ShownField key={field.kind === 'dateRange' ? field.start : field.name} id={id} field={field} />
      ))}
    </fieldset>
  )
})

function ShownField({ id, field }: { readonly id: string; readonly field: FilterField }) {
  const isShown = useCondition(field.when)
  if (!isShown) return null
  switch (field.kind) {
    case 'dateRange':
      return <RangeField id={id} field={field} />
    case 'date':
      return <DayField id={id} field={field} />
    case 'choices':
      return <ChoiceField id={id} field={field} />
    default:
      return field satisfies never
  }
}
