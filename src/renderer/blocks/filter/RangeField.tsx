import type { FilterField } from '../../../format/blocks/filter.ts'
import { DateRangeField } from '../../../ui/DateRangeField.tsx'
import { filterKeys } from './filterKeys.ts'
import { useDisplay, useTranslate } from '../../reading/language.ts'
import { useText, useValue } from '../../reading/useDerived.ts'
import { rangeProblem } from '../../screen/filterValues.ts'
import { useCalendarLocale, useToday } from './DayField.tsx'
import { useFilterValue } from './useFilterValue.ts'

type Field = Extract<FilterField, { kind: 'dateRange' }>

/** A first and a last day; a wrong range says what is wrong and the old one stays. */
export function RangeField({ id, field }: { readonly id: string; readonly field: Field }) {
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

const dayOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
