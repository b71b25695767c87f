/** The kinds of files that a field may take. */
export const fileKinds = ['picture', 'pdf'] as const

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
  'step',
] as const
