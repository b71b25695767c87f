import { toPointer } from '../../../../src/format/check/Document.ts'
import { listOf } from '../../../../src/format/value/isObject.ts'
import type { Path } from '../../../../src/format/shape/JsonShape.ts'
import { readPointer, withPointer } from '../../facts/draft/pointers.ts'
import type { PlaceEdits } from './ShapeEditing.ts'

/**
 * Changes inside the value of a setting, which is saved as a whole.
 * @param at where the setting is; all paths begin with it
 */
export function settingEdits(at: Path, value: unknown, save: (next: unknown) => void): PlaceEdits {
  const below = (path: Path) => toPointer(path.slice(at.length))
  const change = (list: Path, edit: (items: readonly unknown[]) => readonly unknown[]) =>
    save(withPointer(value, below(list), edit(listOf(readPointer(value, below(list))))))
  return {
    set(path, next) {
      const key = path.at(-1)
      if (next !== undefined || typeof key !== 'number') save(withPointer(value, below(path), next))
      else change(path.slice(0, -1), (items) => items.toSpliced(key, 1))
    },
    insert: (list, index, next) => change(list, (items) => items.toSpliced(index, 0, next)),
    move: (list, from, to) => change(list, (items) => items.toSpliced(from, 1).toSpliced(to, 0, items[from])),
  }
}
