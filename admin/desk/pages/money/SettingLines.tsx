import { useId } from 'react'
import { moneyUnitOf, titleOfSetting } from '../../../../src/format/declaredSettings.ts'
import { fromPointer, toPointer } from '../../../../src/format/check/Document.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import { factText } from '../../facts/names/valueText.ts'
import { isEntryList, SettingField } from '../../fields/form/SettingField.tsx'
import { useSetting } from '../../fields/form/useSetting.ts'
import { MenuSetting } from '../../fields/shape-form/MenuSetting.tsx'
import { FactStatus } from '../../fields/status/FactStatus.tsx'
import density from '../../kit/density.module.css'
import { useWords } from '../../words/useWords.ts'
import styles from './SettingLines.module.css'
import { useOpened } from './useOpened.ts'

/** Settings by the groups that they are in: lists a line each, other settings side by side. */
export function SettingLines({ pointers }: { readonly pointers: readonly string[] }) {
  const groups = [...new Set(pointers.map(groupOf))]
  return groups.map((group) => (
    <GroupOfSettings key={group} group={group} pointers={pointers.filter((pointer) => groupOf(pointer) === group)} />
  ))
}

const groupOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'))

function GroupOfSettings({ group, pointers }: { readonly group: string; readonly pointers: readonly string[] }) {
  const { locale } = useWords()
  const id = useId()
  const keys = fromPointer(group)
  const titles = keys.map((_, at) => titleOfSetting(toPointer(keys.slice(0, at + 1)), locale))
  const others = pointers.filter((pointer) => !isEntryList(pointer))
  return (
    <fieldset className={joinNames(density.dense, styles.group)} aria-labelledby={id}>
      <legend id={id} className={styles.title}>
        {titles.join(' › ')}
      </legend>
      <div className={styles.lines}>
        {pointers.filter(isEntryList).map((pointer) => (
          <ListLine key={pointer} pointer={pointer} />
        ))}
        {others.length > 0 && (
          <div className={styles.fields}>
            {others.map((pointer) => (
              <SettingField key={pointer} pointer={pointer} />
            ))}
          </div>
        )}
      </div>
    </fieldset>
  )
}

/** A list in one line, whose entries are added, moved and removed once it is opened. */
function ListLine({ pointer }: { readonly pointer: string }) {
  const words = useWords()
  const { t, locale } = words
  const { fact, value, isLocked } = useSetting(pointer)
  const { isOpen, setOpen } = useOpened([pointer], moneyUnitOf(pointer) === undefined)
  const title = titleOfSetting(pointer, locale) ?? pointer
  return (
    <div data-fact={fact} className={styles.list}>
      <span className={styles.name}>{title}</span>
      <span className={styles.entries}>{factText(fact, value, words)}</span>
      <span className={styles.state}>{!isOpen && <FactStatus fact={fact} />}</span>
      {!isLocked && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t(isOpen ? 'money.closeList' : 'money.editList', { name: title })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'money.close' : 'money.edit')}
        </Button>
      )}
      {isOpen && (
        <div className={styles.editor}>
          <MenuSetting pointer={pointer} />
        </div>
      )}
    </div>
  )
}
