import type { WidgetProps } from '@rjsf/utils'
import { DateField } from '../../../../src/ui/DateField.tsx'
import { fieldOf, leave, textOf, valueOfText } from './deskWidget.tsx'
import { useWords } from '../../words/useWords.ts'
import { languages } from '../../../../src/format/locales.ts'

/** One day, YYYY-MM-DD. */
export function DayWidget(props: WidgetProps) {
  const { locale } = useWords()
  return (
    <DateField
      {...fieldOf(props)}
      min="1900-01-01"
      max="2100-12-31"
      locale={languages[locale].tag}
      value={textOf(props)}
      onChange={(text) => props.onChange(valueOfText(text))}
      onBlur={leave(props)}
    />
  )
}
