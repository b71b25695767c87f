import { useState } from 'react'
import { Button } from './Button.tsx'
import { FormField, type FieldProps } from './FormField.tsx'
import { dateText, type CalendarLocale } from './isoDate.ts'
import { later } from './later.tsx'
import { PickButton } from './PickButton.tsx'
import { Skeleton } from './Skeleton.tsx'
import { useUi } from './UiProvider.tsx'
import range from './DateRangeField.module.css'

const Sheet = later(async () => (await import('./Sheet.tsx')).Sheet)
const RangeCalendar = later(
  async () => (await import('./Calendar.tsx')).RangeCalendar,
  () => <Skeleton shape="banner" />,
)

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
  const { value, onChange, min, max, today, locale, placeholder, check, compact, label, disabled } = props
  const { texts } = useUi()
  const [open, setOpen] = useState(false)
  const [everOpened, setEverOpened] = useState(false)
  const [draft, setDraft] = useState(value)
  const { from, to } = draft
  const problem = from !== undefined && to !== undefined ? check?.({ from, to }) : undefined

  function handleOpen() {
    setDraft(value)
    setOpen(true)
    setEverOpened(true)
  }

  return (
    <FormField {...props} hideLabel={props.hideLabel ?? compact}>
      {(ties) => (
        <>
          <PickButton
            ties={ties}
            label={label}
            value={rangeText(value, locale)}
            placeholder={placeholder}
            icon="calendar"
            compact={compact}
            open={open}
            disabled={disabled}
            onOpen={handleOpen}
          />
          {everOpened && (
            <Sheet
              id={`${ties.id}-sheet`}
              open={open}
              title={label}
              onClose={() => setOpen(false)}
              footer={
                <div className={range.footer}>
                  <output className={problem === undefined ? range.summary : range.problem}>
                    {problem ?? rangeText(draft, locale)}
                  </output>
                  <Button
                    full
                    disabled={from === undefined || to === undefined || problem !== undefined}
                    onClick={() => {
                      onChange(draft)
                      setOpen(false)
                    }}
                  >
                    {texts.apply}
                  </Button>
                </div>
              }
            >
              <RangeCalendar value={draft} min={min} max={max} today={today} locale={locale} onChange={setDraft} />
            </Sheet>
          )}
        </>
      )}
    </FormField>
  )
}

function rangeText({ from, to }: DateRange, locale: CalendarLocale): string {
  const days = [dateText(from, locale), dateText(to, locale)]
  return days.every((day) => day === '') ? '' : days.join(' – ')
}
