import { useMemo, useState } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { Dialog } from '../../../../src/ui/Dialog.tsx'
import { NewTextForm } from '../texts/NewTextForm.tsx'
import { RowLink } from '../../kit/RowLink.tsx'
import { useWords } from '../../words/useWords.ts'
import { SearchField } from '../../kit/SearchField.tsx'
import { ChosenField } from './ChosenField.tsx'
import { useShapeEditing } from './ShapeEditing.ts'
import { useField, type ShapeFieldProps } from './ShapeFieldProps.ts'
import styles from './shape-form.module.css'
import { comparable } from '../../../../src/format/text/typedText.ts'

/** So many are shown; a search finds the others. */
const MOST = 50

/** A text of the app, chosen by what it says. */
export function CopyKeyField(props: ShapeFieldProps) {
  const { label, required, value } = props
  const { t } = useWords()
  const { copy } = useShapeEditing()
  const { set } = useField(props)
  const [isOpen, setOpen] = useState(false)
  const [isNew, setNew] = useState(false)
  const key = typeof value === 'string' ? value : ''
  const text = Object.hasOwn(copy, key) ? copy[key] : undefined

  function choose(next: string | undefined) {
    setOpen(false)
    setNew(false)
    set(next)
  }

  return (
    <ChosenField
      field={props}
      chosen={text}
      placeholder={key === '' ? t('shapes.chooseText') : key}
      below={text !== undefined && <KeyLink textKey={key} />}
      onPress={() => setOpen(true)}
    >
      <Dialog
        open={isOpen}
        locked={isNew}
        title={t('shapes.chooseTextFor', { name: label })}
        onClose={() => setOpen(false)}
      >
        {isOpen && isNew && <NewTextForm onAdded={choose} onCancel={() => setNew(false)} />}
        {isOpen && !isNew && <Texts chosen={key} isOptional={!required} onChoose={choose} onNew={() => setNew(true)} />}
      </Dialog>
    </ChosenField>
  )
}

function KeyLink({ textKey }: { textKey: string }) {
  const { t } = useWords()
  return (
    <p className={styles.below}>
      <code>{textKey}</code>
      <RowLink to={`/texts?keys=${encodeURIComponent(textKey)}`}>{t('shapes.changeWords')}</RowLink>
    </p>
  )
}

interface TextsProps {
  readonly chosen: string
  readonly isOptional: boolean
  readonly onChoose: (key: string | undefined) => void
  readonly onNew: () => void
}

function Texts({ chosen, isOptional, onChoose, onNew }: TextsProps) {
  const { t } = useWords()
  const { copy } = useShapeEditing()
  const [search, setSearch] = useState('')
  const found = useMemo(() => findTexts(copy, search), [copy, search])
  return (
    <div className={styles.texts}>
      <SearchField
        label={t('shapes.searchTexts')}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is a search
        autoFocus
        value={search}
        onChange={setSearch}
      />
      <output className={styles.quiet}>
        {found.length === 0
          ? t('parts.nothingMatches')
          : found.length > MOST
            ? t('shapes.firstOf', { count: found.length, shown: MOST })
            : t('shapes.found', { count: found.length })}
      </output>
      <Button variant="secondary" size="small" icon="plus" onClick={onNew}>
        {t('shapes.newText')}
      </Button>
      {isOptional && chosen !== '' && (
        <Button variant="secondary" size="small" icon="close" onClick={() => onChoose(undefined)}>
          {t('shapes.noText')}
        </Button>
      )}
      <ul className={styles.options}>
        {found.slice(0, MOST).map(([key, text]) => (
          <li key={key}>
            <button
              type="button"
              className={styles.option}
              aria-current={key === chosen || undefined}
              onClick={() => onChoose(key)}
            >
              <span>{text}</span>
              <code>{key}</code>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Those whose words or key contain what is searched; what begins with it comes first. */
function findTexts(copy: Readonly<Record<string, string>>, search: string): readonly (readonly [string, string])[] {
  const wanted = comparable(search.trim())
  const found = Object.entries(copy).filter(([key, text]) => comparable(`${key}\n${text}`).includes(wanted))
  const isFirst = ([, text]: readonly [string, string]) => (comparable(text).startsWith(wanted) ? 0 : 1)
  return wanted === '' ? found : found.toSorted((a, b) => isFirst(a) - isFirst(b) || a[1].length - b[1].length)
}
