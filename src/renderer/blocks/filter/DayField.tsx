import type { FilterField } from '../../../format/blocks/filter.ts'
import { functions } from '../../../format/expression/functions.ts'
import { languages } from '../../../format/locales.ts'
import { DateField } from '../../../ui/DateField.tsx'
import type { CalendarLocale } from '../../../ui/isoDate.ts'
import { filterKeys } from './filterKeys.ts'
import { useText, useValue } from '../../reading/useDerived.ts'
import { useTranslate } from '../../reading/language.ts'
import { useHost } from '../../screen/RendererProvider.tsx'
import { useFilterValue } from './useFilterValue.ts'
import { useReadable } from '../../reading/useReadable.ts'

type Field = Extract<FilterField, { kind: 'date' }>

export function DayField({ id, field }: { readonly id: string; readonly field: Field }) {
  const translate = useTranslate()
  const label = useText(field.label)
  const [[value], change] = useFilterValue(id, [field.name])
  return (
    <DateField
      compact
      label={label === '' ? translate(filterKeys.date) : label}
      placeholder={translate(filterKeys.date)}
      value={typeof value === 'string' && value !== '' ? value : undefined}
      min={useValue(field.min, '')}
      max={useValue(field.max, '')}
      today={useToday()}
      locale={useCalendarLocale()}
      onChange={(next) => change({ [field.name]: next })}
    />
  )
}

export function useCalendarLocale(): CalendarLocale {
  const { locale } = useHost()
  return languages[useReadable(locale)].tag
}

/** Zone of the days that records are asked for by. */
const PLATFORM = 8

/** The platform's day: the device's clock and zone may say another. */
export function useToday(): string {
  return functions.dateAt(useHost().clock.now(), PLATFORM)
}
