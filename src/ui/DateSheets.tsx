import { useState } from 'react'
import { Button } from './Button.tsx'
import { DayCalendar, RangeCalendar } from './Calendar.tsx'
import type { DateFieldProps } from './DateField.tsx'
import { rangeText, type DateRange, type DateRangeFieldProps } from './DateRangeField.tsx'
import type { FieldSheetProps } from './SheetField.tsx'
import { Sheet } from './Sheet.tsx'
import { useUi } from './UiProvider.tsx'
import range from './DateSheets.module.css'

interface DaySheetProps extends FieldSheetProps, Pick<DateFieldProps, 'value' | 'min' | 'max' | 'today' | 'locale'> {
  readonly onChoose: (value: string) => void
}

/** A calendar in a sheet; a day that is tapped is chosen. */
export function DaySheet({ id, open, title, onClose, onChoose, ...calendar }: DaySheetProps) {
  return (
    <Sheet id={id} open={open} title={title} onClose={onClose}>
      <DayCalendar {...calendar} onChange={onChoose} />
    </Sheet>
  )
}

interface RangeSheetProps
  extends FieldSheetProps, Pick<DateRangeFieldProps, 'value' | 'min' | 'max' | 'today' | 'locale' | 'check'> {
  readonly onApply: (value: DateRange) => void
}

/** A calendar in a sheet, for a first and a last day that are applied by a button. */
export function RangeSheet({ id, open, title, onClose, value, check, locale, onApply, ...calendar }: RangeSheetProps) {
  const { texts } = useUi()
  const [draft, setDraft] = useState(value)
  // Each opening begins with what is applied.
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setDraft(value)
  }
  const { from, to } = draft
  const problem = from !== undefined && to !== undefined ? check?.({ from, to }) : undefined
  return (
    <Sheet
      id={id}
      open={open}
      title={title}
      onClose={onClose}
      footer={
        <div className={range.footer}>
          <output className={problem === undefined ? range.summary : range.problem}>
            {problem ?? rangeText(draft, locale)}
          </output>
          <Button
            full
            disabled={from === undefined || to === undefined || problem !== undefined}
            onClick={() => onApply(draft)}
          >
            {texts.apply}
          </Button>
        </div>
      }
    >
      <RangeCalendar {...calendar} value={draft} locale={locale} onChange={setDraft} />
    </Sheet>
  )
}
