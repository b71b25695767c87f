import { Checkbox } from '../../../src/ui/Checkbox.tsx'
import { ChoiceGroup } from '../../../src/ui/ChoiceGroup.tsx'
import type { FieldProps } from '../../../src/ui/FormField.tsx'
import styles from './TickGroup.module.css'

interface TickGroupProps<T> extends Omit<FieldProps, 'id' | 'name'> {
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly chosen: readonly T[]
  /** In the order of the options. */
  readonly onChange: (chosen: readonly T[]) => void
}

/** A tick for each of a few options, of which several can be chosen. */
export function TickGroup<T>({ options, chosen, onChange, ...field }: TickGroupProps<T>) {
  return (
    <ChoiceGroup {...field}>
      <div className={styles.ticks}>
        {options.map(({ value, label }) => (
          <Checkbox
            key={String(value)}
            label={label}
            checked={chosen.includes(value)}
            disabled={field.disabled}
            onChange={(isChosen) =>
              onChange(
                options
                  .map((option) => option.value)
                  .filter((each) => (each === value ? isChosen : chosen.includes(each))),
              )
            }
          />
        ))}
      </div>
    </ChoiceGroup>
  )
}
