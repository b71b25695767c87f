import type { ReactNode } from 'react'
import type { AmountFieldProps } from '../../ui/AmountField.tsx'
import type { CalendarLocale } from '../../ui/isoDate.ts'
import type { Captcha } from './captcha/createCaptcha.ts'
import type { Choice } from './Choice.ts'

/** What a widget shows beyond its value, as `ui:options`: plain texts and data, so that any schema can use the theme. */
export interface FieldLooks {
  /** Shown beneath the field. */
  readonly help?: string | undefined
  readonly placeholder?: string | undefined
  /** The HTML autocomplete token. */
  readonly autocomplete?: string | undefined
  /** The options of a choice; without them those of the schema's `enum`. */
  readonly choices?: readonly Choice[] | undefined
  /** The options are on their way. */
  readonly isLoading?: boolean | undefined
  readonly amount?: Pick<AmountFieldProps, 'currency' | 'decimals' | 'chips' | 'max' | 'reset' | 'readBack'> | undefined
  readonly dates?: { readonly min: string; readonly max: string; readonly locale: CalendarLocale } | undefined
  /** Beside a checkbox and outside its label: links to what is agreed to. */
  readonly links?: ReactNode
  readonly image?: ImageLooks | undefined
  readonly captcha?: CaptchaLooks | undefined
}

export interface ImageLooks {
  /** The picture to show for the value; without one the value itself. */
  readonly src?: string | undefined
  readonly choose: string
  readonly busy: boolean
  /** Hands over the file that was chosen. */
  readonly onChoose: (file: File) => void
}

export interface CaptchaLooks {
  readonly captcha: Captcha
  /** Read out in place of the picture: a small sum. */
  readonly description: string
  readonly refresh: string
  readonly onRefresh: () => void
}
