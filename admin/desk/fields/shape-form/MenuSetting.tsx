import { useMemo } from 'react'
import {
  helpOfSetting,
  pagesOfSetting,
  shapeOfSetting,
  titleOfSetting,
} from '../../../../src/format/declaredSettings.ts'
import { fromPointer } from '../../../../src/format/check/Document.ts'
import { formatFact } from '../../../../src/format/fact.ts'
import type { Issue } from '../../../../src/format/Issue.ts'
import { Card } from '../../../../src/ui/Card.tsx'
import { useDraft, useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { useDraftIssues } from '../../facts/draft/DraftIssues.ts'
import { FactStatus } from '../status/FactStatus.tsx'
import { factsHere } from '../../facts/draft/ownFacts.ts'
import { withPointer } from '../../facts/draft/pointers.ts'
import { readValue } from '../../facts/draft/readValue.ts'
import { findErrors } from '../form/validatorFor.ts'
import { useMay } from '../../session/SessionProvider.tsx'
import { ShapeEditingContext, type ShapeEditing } from './ShapeEditing.ts'
import { ShapeField } from './ShapeField.tsx'
import { useWords, type Words } from '../../words/useWords.ts'
import styles from './menus.module.css'
import { settingEdits } from './settingEdits.ts'

export interface MenuSettingProps {
  /** Of a setting that is a list. */
  readonly pointer: string
  readonly names: ShapeEditing['names']
}

/** One list of the settings: its entries in order, saved to the draft as a whole. */
export function MenuSetting({ pointer, names }: MenuSettingProps) {
  const words = useWords()
  const { locale } = words
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const checked = useDraftIssues()
  const isLocked = !useMay('editor')
  const fact = formatFact({ kind: 'settings', pointer })
  const value = readValue(snapshot, fact)
  const shape = shapeOfSetting(pointer)
  const path = useMemo(() => fromPointer(pointer), [pointer])
  const copy = factsHere(snapshot).copy[locale]
  const issues = useMemo(() => {
    const own = wrongIn(pointer, value, words)
    return own.length > 0 ? own : checked.filter(({ document }) => document === 'settings.json')
  }, [pointer, value, words, checked])
  const editing = useMemo(
    (): ShapeEditing => ({
      edits: settingEdits(path, value, (next) =>
        draft.edit(fact, next, { pause: true, valid: wrongIn(pointer, next, words).length === 0 }),
      ),
      ...{ isLocked, issues, names, copy },
    }),
    [path, value, draft, fact, pointer, words, isLocked, issues, names, copy],
  )
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

/** Issues that keep a value from being one of this setting, at their places. */
function wrongIn(pointer: string, value: unknown, { t }: Words): readonly Issue[] {
  const form = pagesOfSetting(pointer)?.includes('pay-ways') === true ? 'payWays' : 'menus'
  return findErrors(form, withPointer({}, pointer, value), t)
    .map(({ property = '', message = '' }) => ({ path: property.replaceAll('.', '/'), message }))
    .filter(({ path }) => path.startsWith(`${pointer}/`) || path === pointer)
    .map(({ path, message }): Issue => ({
      document: 'settings.json',
      ...{ path, message, line: 0, column: 0 },
      severity: 'error',
      code: 'shape',
    }))
}
