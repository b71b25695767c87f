import { partLabel } from '../../../../src/format/facts/screenTitle.ts'
import { grouped } from '../../../../src/format/facts/amountText.ts'
import { objectOf } from '../../../../src/format/isObject.ts'
import type { JsonShape } from '../../../../src/format/shape/JsonShape.ts'
import { useWords } from '../../words/useWords.ts'
import { alternativeOf, fieldKind, resolved } from './fieldKind.ts'
import { useShapeEditing } from './ShapeEditing.ts'

/** Name of a list's item: its own words, its action, or its number. */
export function useItemName(shape: JsonShape): (value: unknown, index: number) => string {
  const { t, coded } = useWords()
  const { copy, names } = useShapeEditing()
  return (value, index) => {
    const own = objectOf(value)
    const label = partLabel(own, copy)
    if (label !== undefined) return label
    const variant = alternativeOf(shape, value)
    if (variant && resolved(shape).keyed) {
      const what = coded(`kinds.${variant.id}`) ?? variant.id
      const target = own[variant.id]
      const said =
        typeof target !== 'string'
          ? undefined
          : variant.id === 'go'
            ? names.route.find(({ value: route }) => route === target)?.label
            : variant.id === 'call'
              ? names.call.find(({ value: call }) => call === target)?.label
              : copy[target]
      return said === undefined ? what : t('shapes.doing', { what, which: said })
    }
    const plain = [own['name'], own['value'], own['label'], own['title'], value].find(
      (each) => typeof each === 'string' && each !== '',
    )
    if (typeof plain !== 'string') return t('shapes.number', { number: index + 1 })
    return fieldKind(shape) === 'amount' ? grouped(plain) : plain
  }
}
