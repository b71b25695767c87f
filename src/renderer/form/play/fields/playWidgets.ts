import type { ComponentType } from 'react'
import type { Widget } from '../../../../format/blocks/formWords.ts'
import type { FieldWidgetProps } from '../../widgets/FieldWidgetProps.ts'
import { HiddenWidget } from '../../widgets/HiddenWidget.tsx'
import { AmountPlay } from './AmountPlay.tsx'
import { CaptchaPlay } from './CaptchaPlay.tsx'
import { CheckboxPlay } from './CheckboxPlay.tsx'
import { CardsPlay, ChipsPlay, SelectPlay } from './ChoicePlay.tsx'
import { DatePlay } from './DatePlay.tsx'
import { ImagePlay } from './ImagePlay.tsx'
import { PasswordPlay, ReadonlyPlay, TextareaPlay, TextPlay } from './TextPlay.tsx'

/** The widgets of the theme with the texts, options and problems of a document: what rjsf draws in an app's form. */
export const playWidgets: Readonly<Record<Widget, ComponentType<FieldWidgetProps>>> = {
  text: TextPlay,
  password: PasswordPlay,
  amount: AmountPlay,
  select: SelectPlay,
  chips: ChipsPlay,
  cards: CardsPlay,
  checkbox: CheckboxPlay,
  date: DatePlay,
  textarea: TextareaPlay,
  readonly: ReadonlyPlay,
  image: ImagePlay,
  captcha: CaptchaPlay,
  hidden: HiddenWidget,
}
