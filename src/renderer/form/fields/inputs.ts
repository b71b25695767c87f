import type { ComponentType } from 'react'
import type { Widget } from '../../../format/blocks/formWords.ts'
import { AmountInput } from './AmountInput.tsx'
import { CaptchaInput } from './CaptchaInput.tsx'
import { CheckboxInput } from './CheckboxInput.tsx'
import { CardsInput, ChipsInput, SelectInput } from './ChoiceInput.tsx'
import { DateInput } from './DateInput.tsx'
import { ImageInput } from './ImageInput.tsx'
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
  date: DateInput,
  textarea: TextareaInput,
  readonly: ReadonlyInput,
  image: ImageInput,
  captcha: CaptchaInput,
}
