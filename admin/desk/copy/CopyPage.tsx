import { useState } from 'react'
import { Icon } from '../../../src/ui/Icon.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import { useDraftSnapshot } from '../draft/DraftProvider.tsx'
import { ChoiceField } from '../parts/ChoiceField.tsx'
import { PageHeader } from '../parts/PageHeader.tsx'
import { CopyTable } from './CopyTable.tsx'
import type { CopyShow } from './copyRows.ts'
import styles from './copy.module.css'

const shows: readonly { value: CopyShow; label: string }[] = [
  { value: 'all', label: 'All texts' },
  { value: 'drafted', label: 'Changed in the draft' },
  { value: 'problems', label: 'Missing or wrong' },
]

/** Every text of the app in the three languages, side by side. */
export function CopyPage() {
  const { seq } = useDraftSnapshot()
  const [search, setSearch] = useState('')
  const [show, setShow] = useState<CopyShow>('all')
  return (
    <>
      <PageHeader title="Copy" text="Every text members read, in the three languages. Words in double braces are values the app puts in: keep them as they are." />
      <search className={styles.search}>
        <TextField label="Search by key or text" type="search" value={search} onChange={setSearch} before={<Icon name="search" size={18} />} autoComplete="off" />
        <ChoiceField label="Show" value={show} options={shows} onChange={(value) => setShow(shows.find((option) => option.value === value)?.value ?? 'all')} />
      </search>
      {/* Rows are chosen when the search changes, not while one of them is typed in: it would vanish under the hands. */}
      <CopyTable key={`${seq} ${show} ${search}`} search={search} show={show} />
    </>
  )
}
