import type { WidgetProps } from '@rjsf/utils'
import { Checkbox } from '../../../src/ui/Checkbox.tsx'
import { ChoiceGroup } from '../../../src/ui/ChoiceGroup.tsx'
import { fieldOf } from './deskWidget.ts'
import styles from './form.module.css'

/** A choice of several, in the order of the list. */
export function SeveralWidget(props: WidgetProps) {
  const { id: _id, ...field } = fieldOf(props)
  const chosen: readonly unknown[] = Array.isArray(props.value) ? props.value : []
  const options = props.options.enumOptions ?? []
  return (
    <ChoiceGroup {...field}>
      <div className={styles.several}>
        {options.map((option) => (
          <Checkbox
            key={String(option.value)}
            label={option.label}
            checked={chosen.includes(option.value)}
            disabled={field.disabled}
            onChange={(checked) =>
              props.onChange(
                options
                  .map(({ value }): unknown => value)
                  .filter((value) => (value === option.value ? checked : chosen.includes(value))),
              )
            }
          />
        ))}
      </div>
    </ChoiceGroup>
  )
}
