import type { FieldProps } from './FormField.tsx'
import { dateText, type CalendarLocale } from './isoDate.ts'
import { later } from './later.tsx'
import { SheetField } from './SheetField.tsx'

const DaySheet = later(async () => (await import('./DateSheets.tsx')).DaySheet)

export interface DateFieldProps extends FieldProps {
  /** 'YYYY-MM-DD', or empty. */
  value: string | undefined
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  /** First and last day that may be chosen, 'YYYY-MM-DD'. */
  min: string
  max: string
  /** The day to mark, 'YYYY-MM-DD'; the device's own when absent. */
  today?: string | undefined
  locale: CalendarLocale
  placeholder?: string | undefined
  /** A chip that says its value, for filter bars; the label is kept for screen readers. */
  compact?: boolean | undefined
}

/** One day, chosen from a calendar in a sheet. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, min, max, today, locale } = props
  return (
    <SheetField {...props} shown={dateText(value, locale)} icon="calendar">
      {(sheet) => (
        <DaySheet
          {...sheet}
          value={value}
          min={min}
          max={max}
          today={today}
          locale={locale}
          onChoose={(next) => {
            onChange(next)
            sheet.onClose()
          }}
        />
      )}
    </SheetField>
  )
}
