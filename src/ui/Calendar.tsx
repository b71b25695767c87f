import { DayPicker, type DateRange as PickedRange, type DayPickerLocale } from 'react-day-picker'
import { enUS } from 'react-day-picker/locale/en-US'
import { ko } from 'react-day-picker/locale/ko'
import { zhCN } from 'react-day-picker/locale/zh-CN'
import type { DateRange } from './DateRangeField.tsx'
import { fromIsoDate, toIsoDate, type CalendarLocale } from './isoDate.ts'
import styles from './Calendar.module.css'

interface CalendarBounds {
  locale: CalendarLocale
  min: string
  max: string
  /** The day to mark; the device's own when absent. */
  today?: string | undefined
}

export interface DayCalendarProps extends CalendarBounds {
  value: string | undefined
  onChange: (value: string) => void
}

export interface RangeCalendarProps extends CalendarBounds {
  value: DateRange
  onChange: (value: DateRange) => void
}

const locales: Readonly<Record<CalendarLocale, DayPickerLocale>> = { ko, 'zh-CN': zhCN, en: enUS }

/** One day. Load it lazily: the picker and its three languages weigh 23 KB. */
export function DayCalendar({ value, onChange, ...bounds }: DayCalendarProps) {
  const selected = fromIsoDate(value)
  return (
    <DayPicker
      {...look(bounds, selected)}
      mode="single"
      required
      selected={selected}
      onSelect={(date) => onChange(toIsoDate(date))}
    />
  )
}

/** A first and a last day. Load it lazily, as DayCalendar. */
export function RangeCalendar({ value, onChange, ...bounds }: RangeCalendarProps) {
  const selected: PickedRange = { from: fromIsoDate(value.from), to: fromIsoDate(value.to) }
  return (
    <DayPicker
      {...look(bounds, selected.to ?? selected.from)}
      mode="range"
      required
      // The third press begins a new range; stretching the old one cannot be guessed.
      resetOnSelect
      selected={selected}
      onSelect={({ from, to }) => onChange({ from: from && toIsoDate(from), to: to && toIsoDate(to) })}
    />
  )
}

/** Months by menu, since a birthday is hundreds of presses of "previous" away. */
function look({ locale, min, max, today: marked }: CalendarBounds, selected: Date | undefined) {
  const first = fromIsoDate(min)
  const last = fromIsoDate(max)
  const today = fromIsoDate(marked) ?? new Date()
  const near = first && today < first ? first : last && today > last ? last : today
  return {
    locale: locales[locale],
    captionLayout: 'dropdown' as const,
    className: styles.calendar ?? '',
    defaultMonth: selected ?? near,
    today,
    ...(first && { startMonth: first }),
    ...(last && { endMonth: last }),
    disabled: [...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])],
    fixedWeeks: true,
  }
}
