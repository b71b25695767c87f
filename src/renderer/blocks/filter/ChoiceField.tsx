import type { FilterField } from '../../../format/blocks/filter.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { filterKeys } from './filterKeys.ts'
import { useChoices } from '../../reading/useChoices.ts'
import { useText } from '../../reading/useDerived.ts'
import { useTranslate } from '../../reading/language.ts'
import { ChoicesFailed } from './ChoicesFailed.tsx'
import { useFilterValue } from './useFilterValue.ts'

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
