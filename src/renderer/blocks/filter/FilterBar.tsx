import { memo } from 'react'
import type { FilterField } from '../../../format/blocks/filter.ts'
import { filterKeys } from './filterKeys.ts'
import { useCondition, useText, useValue } from '../../reading/useDerived.ts'
import { useTranslate, useDisplay } from '../../reading/language.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { DayField, useCalendarLocale, useToday } from './DayField.tsx'
import styles from './FilterBar.module.css'
import { DateRangeField } from '../../../ui/DateRangeField.tsx'
import { rangeProblem } from '../../screen/filterValues.ts'
import { useFilterValue } from './useFilterValue.ts'

const dayOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

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

type Field = Extract<FilterField, { kind: 'dateRange' }>

/** A first and a last day; a wrong range says what is wrong and the old one stays. */
function RangeField({ id, field }: { readonly id: string; readonly field: Field }) {
  const translate = useTranslate()
  const display = useDisplay()
  const label = useText(field.label)
  const min = useValue(field.min, '')
  const max = useValue(field.max, '')
  const [[from, to], change] = useFilterValue(id, [field.start, field.end])

  function check(range: { from: string; to: string }): string | undefined {
    const problem = rangeProblem(range, { min, max, sameMonth: field.sameMonth })
    return problem && translate(filterKeys[problem], { min: display(min, 'date'), max: display(max, 'date') })
  }

  return (
    <DateRangeField
      compact
      label={label === '' ? translate(filterKeys.dateRange) : label}
      placeholder={translate(filterKeys.dateRange)}
      value={{ from: dayOf(from), to: dayOf(to) }}
      min={min}
      max={max}
      today={useToday()}
      locale={useCalendarLocale()}
      check={check}
      onChange={({ from, to }) => {
        if (from !== undefined && to !== undefined && check({ from, to }) === undefined)
          change({ [field.start]: from, [field.end]: to })
      }}
    />
  )
}
