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
import { useWords } from '../../words/useWords.ts'

/** Options besides the screens; no id of a screen has a blank. */
const valueOf = (part: (typeof codeParts)[number]): string => `code ${part}`

/** They are called so within a sentence, too. */
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const shows = ['all', 'drafted', 'problems'] as const satisfies readonly CopyShow[]

/** Every text of the app in the three languages, side by side. */
export function CopyPage() {
  const { t, locale } = useWords()
  const { seq, live } = useDraftSnapshot()
  const [asked, ask] = useSearchParams()
  const [search, setSearch] = useState(asked.get('text') ?? '')
  const [show, setShow] = useState<CopyShow>('all')
  const [place, setPlace] = useState('')
  const picked = asked.get('keys')
  const places = useMemo(
    () => [
      { value: '', label: t('copy.everywhere') },
      ...listScreenDocuments(live, locale).map(({ id, title }) => ({ value: id, label: title })),
      ...codeParts.map((part) => ({ value: valueOf(part), label: capital(t(`copy.${part}`)) })),
    ],
    [live, t, locale],
  )
  const only = useMemo(() => {
    if (picked !== null) return new Set(picked.split(','))
    const code = codeParts.find((part) => valueOf(part) === place)
    if (code) return new Set<string>(keysOfCode[code])
    return place === '' ? undefined : keysOfScreen(live, place)
  }, [picked, place, live])
  return (
    <>
      <PageHeader title={t('areas.copy')} text={t('copy.text')} />
      {picked === null ? (
        <search className={styles.search}>
          <TextField
            label={t('copy.search')}
            type="search"
            value={search}
            onChange={setSearch}
            before={<Icon name="search" size={18} />}
            autoComplete="off"
          />
          <ChoiceField label={t('copy.where')} value={place} options={places} onChange={setPlace} />
          <ChoiceField
            label={t('copy.show')}
            value={show}
            options={shows.map((each) => ({ value: each, label: t(`copy.${each}`) }))}
            onChange={(value) => setShow(shows.find((option) => option === value) ?? 'all')}
          />
        </search>
      ) : (
        <p className={styles.picked}>
          {t('copy.picked')}
          <Button size="small" variant="secondary" onClick={() => ask({})}>
            {t('copy.showAll')}
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
