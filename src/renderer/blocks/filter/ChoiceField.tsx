import type { FilterField } from '../../../format/blocks/filter.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { filterKeys } from './filterKeys.ts'
import { useChoices } from '../../reading/useChoices.ts'
import { useText } from '../../reading/useDerived.ts'
import { useTranslate } from '../../reading/language.ts'
import { useFilterValue } from './useFilterValue.ts'
import { Button } from '../../../ui/Button.tsx'
import { useUi } from '../../../ui/UiProvider.tsx'
import { copyKeys } from '../../host/copyKeys.ts'
import { useAsk } from '../../sources/askAgain.ts'
import { useFailure } from '../../reading/useFailure.ts'

type Field = Extract<FilterField, { kind: 'choices' }>

export function ChoiceField({ id, field }: { readonly id: string; readonly field: Field }) {
  const translate = useTranslate()
  const label = useText(field.label)
  const { value: options, status, failed } = useChoices(field.choices)
  const [[value], change] = useFilterValue(id, [field.name])
  if (status === 'failed') return <ChoicesFailed label={label} names={failed} />
  return (
    <SelectField
      compact
      label={label === '' ? translate(filterKeys.filter) : label}
      placeholder={translate(filterKeys.choose)}
      options={options.map((option) => ({ ...option, value: String(option.value) }))}
      value={writtenAs(value)}
      onChange={(next) => change({ [field.name]: next })}
    />
  )
}

const writtenAs = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined

interface ChoicesFailedProps {
  readonly label: string
  /** The sources of the options. */
  readonly names: readonly string[]
}

/** Shown in place of a choice: its options could not be read, and a press reads them again. */
function ChoicesFailed({ label, names }: ChoicesFailedProps) {
  const ask = useAsk()
  const { texts } = useUi()
  const translate = useTranslate()

  const { reason, canRetry, isAsking } = useFailure(names)

  if (!canRetry) {
    return <p role="alert">{`${label}: ${reason}`}</p>
  }
  return (
    <div role="alert" aria-label={translate(copyKeys.failed)}>
      <Button variant="secondary" size="small" icon="refresh" busy={isAsking} onClick={() => void ask(names)}>
        {`${label} ${texts.retry}`}
      </Button>
    </div>
  )
}
