import type { WidgetProps } from '@rjsf/utils'
import { fieldOf, optionsOf, textOf } from './deskWidget.tsx'
import { FieldNotes } from './FieldNotes.tsx'
import { MomentInput } from '../../kit/MomentInput.tsx'
import { ownZone } from '../../kit/ownZone.ts'
import { contextOf } from './DeskFormContext.ts'
import { useWords } from '../../words/useWords.ts'

/** A moment, typed as the clock in the form's time zone shows it and kept in UTC. */
export function MomentWidget(props: WidgetProps) {
  const words = useWords()
  const { zone = 'UTC' } = contextOf(props.registry)
  const instant = textOf(props)
  return (
    <MomentInput
      {...fieldOf(props)}
      labelNote={words.t('form.inZone', { zone })}
      extra={
        <FieldNotes
          help={
            instant === '' || zone === ownZone()
              ? optionsOf(props).help
              : words.t('form.whereYouAre', { time: words.moment(instant) })
          }
        />
      }
      zone={zone}
      value={instant}
      // What is half typed is no value: it would be kept as soon as the next key is awaited.
      onChange={(next) => next !== undefined && props.onChange(next === '' ? undefined : next)}
    />
  )
}
