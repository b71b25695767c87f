import { useMemo } from 'react'
import type { Ast } from '../../../format/expression/Ast.ts'
import type { Reader } from '../../reading/reader.ts'
import { usePlace } from '../../screen/ScopeContext.tsx'
import { useDerived } from '../../reading/useDerived.ts'
import { useReadable } from '../../../ui/useReadable.ts'

/** The values of fields of a filter as sources read them, and how to change them: they live in the address. */
export function useFilterValue(
  id: string,
  names: readonly string[],
): readonly [values: readonly unknown[], change: (values: Readonly<Record<string, string>>) => void] {
  const { store } = usePlace()
  const hasSeveral = useReadable(store.play, ({ filters }) => filters.length > 1)
  const list = names.join(' ')
  const slots = useMemo(() => {
    const filter: Ast = hasSeveral ? ['get', ['id', 'filter'], id] : ['id', 'filter']
    return list.split(' ').map((name): { readonly e: Ast } => ({ e: ['get', filter, name] }))
  }, [hasSeveral, id, list])
  const { value } = useDerived(slots, readAll)

  function change(values: Readonly<Record<string, string>>): void {
    const prefix = hasSeveral ? `${id}.` : ''
    const next = Object.fromEntries(Object.entries(values).map(([name, text]) => [prefix + name, text]))
    store.changeQuery((query) => ({ ...query, ...next }))
  }
  return [value, change]
}

const readAll = (read: Reader, slots: readonly unknown[]) => slots.map((slot) => read.value(slot))
