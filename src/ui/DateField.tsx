import { useState } from 'react'
import { FormField, type FieldProps } from './FormField.tsx'
import { dateText, type CalendarLocale } from './isoDate.ts'
import { later } from './later.tsx'
import { PickButton } from './PickButton.tsx'
import { Skeleton } from './Skeleton.tsx'

const Sheet = later(async () => (await import('./Sheet.tsx')).Sheet)
const DayCalendar = later(
  async () => (await import('./Calendar.tsx')).DayCalendar,
  () => <Skeleton shape="banner" />,
)

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
  const { value, onChange, onBlur, min, max, today, locale, placeholder, compact, label, disabled } = props
  const [open, setOpen] = useState(false)
  const [everOpened, setEverOpened] = useState(false)
  const shown = dateText(value, locale)

  function show(next: boolean) {
    setOpen(next)
    if (next) setEverOpened(true)
    else onBlur?.()
  }

  return (
    <FormField {...props} hideLabel={props.hideLabel ?? compact}>
      {(ties) => (
        <>
          <PickButton
            ties={ties}
            label={label}
            value={shown}
            placeholder={placeholder}
            icon="calendar"
            compact={compact}
            open={open}
            disabled={disabled}
            onOpen={() => show(true)}
          />
          {everOpened && (
            <Sheet id={`${ties.id}-sheet`} open={open} title={label} onClose={() => show(false)}>
              <DayCalendar
                value={value}
                min={min}
                max={max}
                today={today}
                locale={locale}
                onChange={(next) => {
                  onChange(next)
                  show(false)
                }}
              />
            </Sheet>
          )}
        </>
      )}
    </FormField>
  )
}
