import { isLocale } from '../../../../src/format/locales.ts'
import type { Words } from '../../words/useWords.ts'
import type { FieldWords } from './uiSchemaOf.ts'

/** Names and help of the fields of a notice or a dialog, whose keys both share. */
export const factWords = ({ coded, language }: Words): FieldWords => ({
  title: (pointer) => {
    const key = lastOf(pointer)
    return isLocale(key) ? language(key) : coded(`fields.${key}`)
  },
  help: (pointer) => (isLocale(lastOf(pointer)) ? undefined : coded(`fields.${lastOf(pointer)}Help`)),
  choice: (value) => coded(`places.${value}`) ?? coded(`tones.${value}`) ?? coded(`once.${value}`),
})

const lastOf = (pointer: string): string => pointer.slice(pointer.lastIndexOf('/') + 1)
