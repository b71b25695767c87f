import { useMemo } from 'react'
import { helpOfSetting, shapeOfSetting, titleOfSetting } from '../../../../src/format/declaredSettings.ts'
import { fromPointer } from '../../../../src/format/check/Document.ts'
import { Card } from '../../../../src/ui/Card.tsx'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { FactStatus } from '../status/FactStatus.tsx'
import { factsHere } from '../../facts/draft/ownFacts.ts'
import { useSetting } from '../form/useSetting.ts'
import { ShapeEditingContext, type ShapeEditing } from './ShapeEditing.ts'
import { ShapeField } from './ShapeField.tsx'
import { useNameLists } from './useNameLists.ts'
import { useWords } from '../../words/useWords.ts'
import styles from './menus.module.css'
import { settingEdits } from './settingEdits.ts'

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
