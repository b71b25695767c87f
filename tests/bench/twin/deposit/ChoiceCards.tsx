import { RadioCards, type RadioCard } from '../../../../src/ui/RadioCards.tsx'
import { Skeleton } from '../../../../src/ui/Skeleton.tsx'

interface ChoiceCardsProps {
  readonly name: string
  readonly label: string
  readonly hint: string
  /** Undefined while they are loading. */
  readonly options: readonly RadioCard[] | undefined
  readonly value: string
  readonly error: string | undefined
  readonly disabled: boolean
  readonly onChange: (value: string) => void
  readonly onType: () => void
}

/** One of a few accounts; its value is in a hidden input for the form. */
export function ChoiceCards({ name, options, value, onChange, onType, ...rest }: ChoiceCardsProps) {
  if (options === undefined) return <Skeleton shape="banner" label={rest.label} />
  function handleChange(next: string) {
    onChange(next)
    onType()
  }
  return (
    <div data-field={name}>
      <RadioCards {...rest} required options={options} value={value} onChange={handleChange} />
      <input type="hidden" name={name} value={value} />
    </div>
  )
}
