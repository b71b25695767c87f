/** The fields of the hundred-field form, for the document and the twin. */
export const longFormFields = Array.from({ length: 100 }, (_, index) => ({
  name: `field${index + 1}`,
  number: String(index + 1),
  required: index % 2 === 0,
  minLength: index % 5 === 0 ? 3 : 1,
  maxLength: 32,
}))

/** Fields that must differ from their neighbour. */
export const longFormRules = Array.from(
  { length: 10 },
  (_, index) => [`field${index * 10 + 1}`, `field${index * 10 + 3}`] as const,
)
