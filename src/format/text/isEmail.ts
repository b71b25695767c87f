/** Neither side begins or ends with a dot, nor has two in a row. */
const EMAIL = /^(?=[^@]{1,64}@)[^\s@.]+(?:\.[^\s@.]+)*@[^\s@.]+(?:\.[^\s@.]+)+$/
const LONGEST_EMAIL = 254

export const isEmail = (text: string): boolean => text.length <= LONGEST_EMAIL && EMAIL.test(text)
