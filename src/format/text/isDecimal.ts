const DECIMAL = /^\d{1,15}(\.\d{1,8})?$/

/** An amount as plain digits, such as "1200.50": never negative, no grouping, no exponent. */
export const isDecimal = (text: string): boolean => DECIMAL.test(text)
