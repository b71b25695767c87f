import type { ComponentType } from 'react'
import type { Widget } from '../../../../format/blocks/formWords.ts'
import type { FieldWidgetProps } from '../../widgets/FieldWidgetProps.ts'
import { HiddenWidget } from '../../widgets/HiddenWidget.tsx'
import { PasswordWidget } from '../../widgets/PasswordWidget.tsx'
import { ReadonlyWidget } from '../../widgets/ReadonlyWidget.tsx'
import { TextareaWidget } from '../../widgets/TextareaWidget.tsx'
import { TextWidget } from '../../widgets/TextWidget.tsx'
import { AmountPlay } from './AmountPlay.tsx'
import { CaptchaPlay } from './CaptchaPlay.tsx'
import { CheckboxPlay } from './CheckboxPlay.tsx'
import { CardsPlay, ChipsPlay, SelectPlay } from './ChoicePlay.tsx'
import { DatePlay } from './DatePlay.tsx'
import { ImagePlay } from './ImagePlay.tsx'

/** The widgets of the theme, where it takes more than the texts of a field with what the document says. */
export const playWidgets: Readonly<Record<Widget, ComponentType<FieldWidgetProps>>> = {
  text: TextWidget,
  password: PasswordWidget,
  amount: AmountPlay,
  select: SelectPlay,
  chips: ChipsPlay,
  cards: CardsPlay,
  checkbox: CheckboxPlay,
  date: DatePlay,
  textarea: TextareaWidget,
  readonly: ReadonlyWidget,
  image: ImagePlay,
  captcha: CaptchaPlay,
  hidden: HiddenWidget,
}
