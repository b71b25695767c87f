/** The widgets of a form field. `select` opens a sheet, `cards` shows every option, `rows` and `group` hold fields. */
export const widgets = [
  'text',
  'password',
  'amount',
  'select',
  'chips',
  'cards',
  'checkbox',
  'date',
  'textarea',
  'readonly',
  'image',
  'captcha',
  'hidden',
  'rows',
  'group',
] as const
export type Widget = (typeof widgets)[number]

/** The keywords whose failure may carry a message of its own. */
export const messageKeywords = [
  'required',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'enum',
  'const',
  'minItems',
  'maxItems',
  'max',
] as const
