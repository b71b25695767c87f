import { Suspense, type ComponentType } from 'react'
import type { Widget } from '../../../format/blocks/formWords.ts'
import { later } from '../../../ui/later.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { AmountInput } from './AmountInput.tsx'
import { CheckboxInput } from './CheckboxInput.tsx'
import { CardsInput, ChipsInput, SelectInput } from './ChoiceInput.tsx'
import type { InputProps } from './InputProps.ts'
import { PasswordInput } from './PasswordInput.tsx'
import { ReadonlyInput, TextareaInput, TextInput } from './TextInput.tsx'

/** Those that hold fields of their own are drawn elsewhere. */
type SingleWidget = Exclude<Widget, 'rows' | 'group' | 'hidden'>

/** The component of each widget of the document language; a missing one is a compile error. */
export const inputs: Readonly<Record<SingleWidget, ComponentType<InputProps>>> = {
  text: TextInput,
  password: PasswordInput,
  amount: AmountInput,
  select: SelectInput,
  chips: ChipsInput,
  cards: CardsInput,
  checkbox: CheckboxInput,
  date: rare(async () => (await import('./DateInput.tsx')).DateInput),
  textarea: TextareaInput,
  readonly: ReadonlyInput,
  image: rare(async () => (await import('./ImageInput.tsx')).ImageInput),
  captcha: rare(async () => (await import('./CaptchaInput.tsx')).CaptchaInput),
}

/** An input of one form in ten: its code comes when it shows. */
function rare(load: () => Promise<ComponentType<InputProps>>): ComponentType<InputProps> {
  const Input = later(load)
  return function RareInput(props) {
    return (
      <Suspense fallback={<Skeleton shape="field" label={props.texts.label} />}>
        <Input {...props} />
      </Suspense>
    )
  }
}
