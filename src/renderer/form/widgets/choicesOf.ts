import type { Option } from '../../../ui/OptionChips.tsx'
import type { IconName } from '../../../format/shape/common.ts'
import type { Choice } from '../Choice.ts'
import { looksOf, type FieldWidgetProps } from './FieldWidgetProps.ts'

export interface Choosing {
  /** What the ui kit shows; its values are text. */
  readonly options: readonly (Option & { image?: string | undefined; icon?: IconName | undefined })[]
  readonly value: string | undefined
  readonly choose: (value: string) => void
}

/** The options of a choice field, translated between the field's own values and the text values of the ui kit. */
export function choicesOf(props: FieldWidgetProps): Choosing {
  const choices = looksOf(props).choices ?? fromSchema(props)
  const given: unknown = props.value
  // An option that sends an empty value is the one that is chosen while there is no value.
  const emptyChoice = choices.some(({ value }) => value === '') ? '' : undefined
  return {
    options: choices.map(({ value, label, note, image, icon }) => ({ value: String(value), label, note, image, icon })),
    value: isChoiceValue(given) ? String(given) : emptyChoice,
    choose(text) {
      const chosen = choices.find(({ value }) => String(value) === text)
      props.onChange(chosen === undefined || chosen.value === '' ? undefined : chosen.value)
      props.onBlur(props.id, chosen?.value)
    },
  }
}

function isChoiceValue(value: unknown): value is Choice['value'] {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

function fromSchema({ options }: FieldWidgetProps): readonly Choice[] {
  return (options.enumOptions ?? []).map(({ value, label }) => ({ value: value as Choice['value'], label }))
}
