import { Checkbox } from '../../../ui/Checkbox.tsx'
import { useText } from '../../reading/useDerived.ts'
import { FieldLinks } from './FieldLinks.tsx'
import { fieldOf, type InputProps } from './InputProps.ts'

/** Yes or no, with links to what is agreed to. */
export function CheckboxInput(props: InputProps) {
  const { ui, value, onChange } = props
  const prefix = useText(ui.prefix)
  return (
    <Checkbox
      {...fieldOf(props)}
      checked={value === true}
      after={<FieldLinks links={ui.links} before={prefix} />}
      onChange={onChange}
    />
  )
}
