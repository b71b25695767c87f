import { useMemo } from 'react'
import { helpOfSetting, shapeOfSetting, titleOfSetting } from '../../../../src/format/declaredSettings.ts'
import { fromPointer, toPointer } from '../../../../src/format/check/Document.ts'
import { Card } from '../../../../src/ui/Card.tsx'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { FactStatus } from '../status/FactStatus.tsx'
import { factsHere } from '../../facts/draft/ownFacts.ts'
import { useSetting } from '../form/useSetting.ts'
import { ShapeEditingContext, type ShapeEditing, type PlaceEdits } from './ShapeEditing.ts'
import { ShapeField } from './ShapeField.tsx'
import { useNameLists } from './useNameLists.ts'
import { useWords } from '../../words/useWords.ts'
import styles from './menus.module.css'
import { listOf } from '../../../../src/format/value/isObject.ts'
import type { Path } from '../../../../src/format/shape/JsonShape.ts'
import { readPointer, withPointer } from '../../facts/draft/pointers.ts'

/** One list of the settings, by its JSON Pointer: its entries in order, saved to the draft as a whole. */
export function MenuSetting({ pointer }: { readonly pointer: string }) {
  const { locale } = useWords()
  const snapshot = useDraftSnapshot()
  const { fact, value, issues, isLocked, change } = useSetting(pointer)
  const shape = shapeOfSetting(pointer)
  const path = useMemo(() => fromPointer(pointer), [pointer])
  const names = useNameLists(snapshot.live, undefined)
  const copy = factsHere(snapshot).copy[locale]
  const editing: ShapeEditing = { edits: settingEdits(path, value, change), isLocked, issues, names, copy }
  if (!shape) return null
  const title = titleOfSetting(pointer, locale) ?? pointer
  return (
    <Card>
      <div data-fact={fact} className={styles.setting}>
        <ShapeEditingContext value={editing}>
          <ShapeField
            shape={shape}
            path={path}
            value={value}
            label={title}
            help={helpOfSetting(pointer, locale)}
            required
          />
        </ShapeEditingContext>
        <FactStatus fact={fact} />
      </div>
    </Card>
  )
}

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
