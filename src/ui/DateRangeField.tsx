import type { FieldProps } from './FormField.tsx'
import { dateText, type CalendarLocale } from './isoDate.ts'
import { later } from './later.tsx'
import { SheetField } from './SheetField.tsx'

const RangeSheet = later(async () => (await import('./DateSheets.tsx')).RangeSheet)

/** First and last day, both 'YYYY-MM-DD'. */
export interface DateRange {
  from?: string | undefined
  to?: string | undefined
}

export interface DateRangeFieldProps extends FieldProps {
  value: DateRange
  onChange: (value: DateRange) => void
  /** First and last day that may be chosen, 'YYYY-MM-DD'. */
  min: string
  max: string
  /** The day to mark, 'YYYY-MM-DD'; the device's own when absent. */
  today?: string | undefined
  locale: CalendarLocale
  placeholder?: string | undefined
  /** Says what is wrong with a range; nothing can be applied until it says nothing. */
  check?: ((range: { from: string; to: string }) => string | undefined) | undefined
  compact?: boolean | undefined
}

/** A first and a last day, chosen in a sheet and applied together. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { value, onChange, min, max, today, locale, check } = props
  return (
    <SheetField {...props} shown={rangeText(value, locale)} icon="calendar">
      {(sheet) => (
        <RangeSheet
          {...sheet}
          value={value}
          min={min}
          max={max}
          today={today}
          locale={locale}
          check={check}
          onApply={(next) => {
            onChange(next)
            sheet.onClose()
          }}
        />
      )}
    </SheetField>
  )
}

export function rangeText({ from, to }: DateRange, locale: CalendarLocale): string {
  const days = [dateText(from, locale), dateText(to, locale)]
  return days.every((day) => day === '') ? '' : days.join(' – ')
}
