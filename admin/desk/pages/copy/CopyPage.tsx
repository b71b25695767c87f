import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../../../../src/ui/Button.tsx'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { useDraftSnapshot } from '../../draft/DraftProvider.tsx'
import { ChoiceField } from '../../parts/ChoiceField.tsx'
import { PageHeader } from '../../parts/PageHeader.tsx'
import { listScreenDocuments } from '../screens/ScreenDocument.ts'
import { codeParts } from './codeParts.ts'
import { CopyTable } from './CopyTable.tsx'
import { keysOfCode } from '../../../../src/format/check/keysOfCode.gen.ts'
import { keysOfScreen } from './keysOfScreen.ts'
import type { CopyShow } from './copyRows.ts'
import styles from './copy.module.css'

/** Beside the screens; no id of a screen has a blank. */
const parts = codeParts.map(({ part, name }) => ({
  part,
  value: `code ${part}`,
  label: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
}))

const shows: readonly { value: CopyShow; label: string }[] = [
  { value: 'all', label: 'All texts' },
  { value: 'drafted', label: 'Changed in the draft' },
  { value: 'problems', label: 'Missing or wrong' },
]

/** Every text of the app in the three languages, side by side. */
export function CopyPage() {
  const { seq, live } = useDraftSnapshot()
  const [asked, ask] = useSearchParams()
  const [search, setSearch] = useState(asked.get('text') ?? '')
  const [show, setShow] = useState<CopyShow>('all')
  const [place, setPlace] = useState('')
  const picked = asked.get('keys')
  const places = useMemo(
    () => [
      { value: '', label: 'Everywhere' },
      ...listScreenDocuments(live).map(({ id, title }) => ({ value: id, label: title })),
      ...parts,
    ],
    [live],
  )
  const only = useMemo(() => {
    if (picked !== null) return new Set(picked.split(','))
    const code = parts.find(({ value }) => value === place)
    if (code) return new Set<string>(keysOfCode[code.part])
    return place === '' ? undefined : keysOfScreen(live, place)
  }, [picked, place, live])
  return (
    <>
      <PageHeader
        title="Copy"
        text="Every text members read, in the three languages. Words in double braces are values the app puts in: keep them as they are."
      />
      {picked === null ? (
        <search className={styles.search}>
          <TextField
            label="Search by key or text"
            type="search"
            value={search}
            onChange={setSearch}
            before={<Icon name="search" size={18} />}
            autoComplete="off"
          />
          <ChoiceField label="Where" value={place} options={places} onChange={setPlace} />
          <ChoiceField
            label="Show"
            value={show}
            options={shows}
            onChange={(value) => setShow(shows.find((option) => option.value === value)?.value ?? 'all')}
          />
        </search>
      ) : (
        <p className={styles.picked}>
          Only what you were led to.
          <Button size="small" variant="secondary" onClick={() => ask({})}>
            Show all texts
          </Button>
        </p>
      )}
      {/* Rows are chosen when the search changes, not while one of them is typed in: it would vanish under the hands. */}
      <CopyTable
        key={`${seq} ${show} ${search} ${place} ${picked ?? ''}`}
        search={picked === null ? search : ''}
        show={picked === null ? show : 'all'}
        only={only}
      />
    </>
  )
}
