import type { FormBlock } from '../../format/blocks/form.ts'
import type { FormValues } from './typedValues.ts'

/**
 * What is typed, as it is checked and sent: a blank text is none, and a field that is compact has its spaces left out and
 * its full-width characters read as plain ones. A password is exactly what it is.
 */
export function plainValues({ fields }: Pick<FormBlock, 'fields'>, values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const ui = Object.hasOwn(fields, name) ? fields[name] : undefined
      if (typeof value !== 'string' || ui?.widget === 'password') return [name, value]
      if (value.trim() === '') return [name, undefined]
      return [name, ui?.compact === true ? compactText(value) : value]
    }),
  )
}

/** Dashes of other keyboards and invisible marks of copied texts count as spaces do: "１１０ – 234" is "110-234". */
const compactText = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
