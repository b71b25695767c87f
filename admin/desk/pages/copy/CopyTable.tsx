import { useEffect, useMemo, useRef, useState, memo } from 'react'
import { locales } from '../../../../src/format/locales.ts'
import { VisuallyHidden } from '../../../../src/ui/VisuallyHidden.tsx'
import { useDraftSnapshot, useDraft } from '../../facts/draft/DraftProvider.tsx'
import { cellState } from '../../facts/texts/cellState.ts'
import { CopyText } from '../../fields/texts/CopyText.tsx'
import type { TextJudge } from '../../facts/texts/createTextJudge.ts'
import type { KeyUse } from '../../facts/texts/usesOfKeys.ts'
import styles from '../../fields/texts/copy.module.css'
import { useWords } from '../../words/useWords.ts'
import { Link } from 'react-router-dom'
import { isOwnText } from '../../../../src/format/facts/mayAdd.ts'
import { isComposing } from '../../../../src/ui/isComposing.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { focusHeading } from '../../kit/PageHeader.tsx'
import { Problem } from '../../kit/Problem.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { editsOfText, isNamedByEdits } from '../../facts/texts/ownTexts.ts'

export interface CopyTableProps {
  readonly keys: readonly string[]
  readonly uses: ReadonlyMap<string, readonly KeyUse[]>
  readonly judge: TextJudge
  /** The operator leaves the table by the keyboard, above or below it; answers whether there is another page there. */
  readonly onLeave: (direction: 'up' | 'down') => boolean
}

/** A page of texts: a row for each key, a column for each language. */
export function CopyTable({ keys, uses, judge, onLeave }: CopyTableProps) {
  const { t, language } = useWords()
  const snapshot = useDraftSnapshot()
  const table = useRef<HTMLTableElement>(null)
  const [open, setOpen] = useState('')
  /** Where the next page is entered, if by the keyboard. */
  const entry = useRef<{ readonly row: 'first' | 'last'; readonly column: number }>(undefined)
  const cells = useMemo(() => keys.map((key) => ({ key, uses: uses.get(key) ?? [] })), [keys, uses])

  useEffect(() => {
    const element = table.current
    if (element === null) return undefined
    const handleKey = (event: KeyboardEvent) =>
      moveInSheet(event, (direction, column) => {
        if (onLeave(direction)) entry.current = { row: direction === 'down' ? 'first' : 'last', column }
      })
    const handleFocus = ({ target }: FocusEvent) => {
      const cell = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
      if (cell) setOpen(`${cell.dataset['locale']}:${cell.dataset['copy']}`)
    }
    element.addEventListener('keydown', handleKey)
    element.addEventListener('focusin', handleFocus)
    return () => {
      element.removeEventListener('keydown', handleKey)
      element.removeEventListener('focusin', handleFocus)
    }
  }, [onLeave])

  useEffect(() => {
    const { row, column } = entry.current ?? {}
    entry.current = undefined
    if (row === undefined || column === undefined) return
    const rows = table.current?.tBodies[0]?.rows
    rows?.[row === 'first' ? 0 : keys.length - 1]?.querySelectorAll('textarea')[column]?.focus()
  }, [keys])

  return (
    <table ref={table} className={styles.table}>
      <caption>
        <VisuallyHidden>{t('copy.caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('copy.key')}</th>
          {locales.map((locale) => (
            <th key={locale} scope="col">
              {language(locale)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cells.map(({ key, uses: places }) => (
          <tr key={key}>
            <th scope="row">
              <KeyHeader copyKey={key} uses={places} />
            </th>
            {locales.map((locale) => (
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text box has a name
              <td key={locale} data-label={language(locale)}>
                <CopyText
                  copyKey={key}
                  locale={locale}
                  isOpen={open === `${locale}:${key}`}
                  {...cellState(snapshot, judge, key, locale)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A key of the copy and where members read its texts, each place leading to its page of the desk. */
const KeyHeader = memo(function KeyHeader({ copyKey, uses }: { copyKey: string; uses: readonly KeyUse[] }) {
  const { t } = useWords()
  const [first, ...others] = uses
  return (
    <>
      <code className={styles.key}>{copyKey}</code>
      <div className={styles.places}>
        {first === undefined ? t('copy.nowhere') : <Place use={first} />}
        {others.length > 0 && (
          <details>
            <summary>{t('copy.andPlaces', { count: others.length })}</summary>
            <ul>
              {others.map((use) => (
                <li key={use.path ?? use.label}>
                  <Place use={use} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {first === undefined && isOwnText(copyKey) && <RemoveText copyKey={copyKey} />}
    </>
  )
})

const Place = ({ use: { label, path } }: { use: KeyUse }) =>
  path === undefined ? label : <Link to={path}>{label}</Link>

/**
 * Moves between the text boxes of a table as in a sheet: Enter goes down a row and Shift+Enter breaks the line, the
 * arrows leave a text only from its ends, to which the browser takes the caret first. Tab is left to the browser, and a
 * key that composes a syllable to the keyboard.
 * @param onLeave above the first row or below the last one, from this column
 */
function moveInSheet(event: KeyboardEvent, onLeave: (direction: 'up' | 'down', column: number) => void): void {
  const { target } = event
  if (!(target instanceof HTMLTextAreaElement) || isComposing(event) || event.key === 'Process') return
  const step = stepOf(event, target)
  const row = target.closest('tr')
  if (step === undefined || row === null) return
  const boxes = (from: Element | null | undefined) => [...(from?.querySelectorAll('textarea') ?? [])]
  const column = boxes(row).indexOf(target)
  const next = {
    up: boxes(row.previousElementSibling)[column],
    down: boxes(row.nextElementSibling)[column],
    left: boxes(row)[column - 1],
    right: boxes(row)[column + 1],
  }[step]
  if (next !== undefined) {
    event.preventDefault()
    next.focus()
    const at = step === 'up' || step === 'left' ? next.value.length : 0
    next.setSelectionRange(at, at)
  } else if (step === 'up' || step === 'down') {
    if (event.key === 'Enter') event.preventDefault()
    onLeave(step, column)
  }
}

type Step = 'up' | 'down' | 'left' | 'right'

function stepOf(event: KeyboardEvent, box: HTMLTextAreaElement): Step | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined
  if (event.key === 'Enter') return event.shiftKey ? undefined : 'down'
  if (event.shiftKey || box.selectionStart !== box.selectionEnd) return undefined
  const isAtStart = box.selectionStart === 0
  const isAtEnd = box.selectionStart === box.value.length
  switch (event.key) {
    case 'ArrowUp':
      return isAtStart ? 'up' : undefined
    case 'ArrowDown':
      return isAtEnd ? 'down' : undefined
    case 'ArrowLeft':
      return isAtStart ? 'left' : undefined
    case 'ArrowRight':
      return isAtEnd ? 'right' : undefined
    default:
      return undefined
  }
}

/** Takes away a text of operators' own that nothing uses; as an edit, which can be undone until it is published. */
function RemoveText({ copyKey }: { readonly copyKey: string }) {
  const { t } = useWords()
  const draft = useDraft()
  const mayEdit = useMay('editor')
  const [problem, setProblem] = useState<unknown>()
  const isNamed = isNamedByEdits(copyKey, useDraftSnapshot())
  if (!mayEdit || isNamed) return null

  async function handleRemove() {
    setProblem(undefined)
    try {
      await draft.editAll(new Map(editsOfText(copyKey)))
      // Its row goes, and with it the button that had the focus.
      focusHeading()
    } catch (error) {
      setProblem(error)
    }
  }

  return (
    <div>
      <ActionButton
        size="small"
        variant="quiet"
        icon="trash"
        aria-label={t('copy.removeTextName', { key: copyKey })}
        onAct={handleRemove}
      >
        {t('copy.removeText')}
      </ActionButton>
      <Problem error={problem} />
    </div>
  )
}
