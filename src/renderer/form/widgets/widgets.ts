import type { ComponentType } from 'react'
import type { Widget } from '../../../format/blocks/formWords.ts'
import { AmountWidget } from './AmountWidget.tsx'
import { CaptchaWidget } from './CaptchaWidget.tsx'
import { CardsWidget } from './CardsWidget.tsx'
import { CheckboxWidget } from './CheckboxWidget.tsx'
import { ChipsWidget } from './ChipsWidget.tsx'
import { DateWidget } from './DateWidget.tsx'
import type { FieldWidgetProps } from './FieldWidgetProps.ts'
import { HiddenWidget } from './HiddenWidget.tsx'
import { ImageWidget } from './ImageWidget.tsx'
import { PasswordWidget } from './PasswordWidget.tsx'
import { ReadonlyWidget } from './ReadonlyWidget.tsx'
import { SelectWidget } from './SelectWidget.tsx'
import { TextareaWidget } from './TextareaWidget.tsx'
import { TextWidget } from './TextWidget.tsx'

/** Every widget of the document language; one that is missing here is a compile error. */
export const widgets: Readonly<Record<Widget, ComponentType<FieldWidgetProps>>> = {
  text: TextWidget,
  password: PasswordWidget,
  amount: AmountWidget,
  select: SelectWidget,
  chips: ChipsWidget,
  cards: CardsWidget,
  checkbox: CheckboxWidget,
  date: DateWidget,
  textarea: TextareaWidget,
  readonly: ReadonlyWidget,
  image: ImageWidget,
  captcha: CaptchaWidget,
  hidden: HiddenWidget,
}
