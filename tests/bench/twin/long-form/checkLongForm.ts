import { longFormFields, longFormRules } from '../../longFormFields.ts'
import type { Translate } from '../text/createTranslate.ts'

/** What is wrong with the form of a hundred fields, from the top. */
export function checkLongForm(values: FormData, t: Translate): Readonly<Record<string, string>> {
  const textOf = (name: string): string => {
    const value = values.get(name)
    return typeof value === 'string' ? value : ''
  }
  return Object.fromEntries(
    longFormFields.flatMap(({ name, number, required, minLength }) => {
      const text = textOf(name)
      const label = t('recharge.address', { network: number })
      if (text === '') return required ? [[name, t('validation.required', { label })]] : []
      if (text.length < minLength) return [[name, t('validation.minLength', { label, limit: minLength })]]
      const other = longFormRules.find(([at]) => at === name)?.[1]
      return other !== undefined && text === textOf(other) ? [[name, t('recharge.amountWrong')]] : []
    }),
  )
}
