import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { formSchemas } from '../../facts/shapes/formSchemas.ts'
import density from '../../kit/density.module.css'
import { ChoiceField } from '../../kit/ChoiceField.tsx'
import { findSettings } from '../../fields/form/findSettings.ts'
import styles from './SettingsSearch.module.css'
import { useWords } from '../../words/useWords.ts'

const shows = ['all', 'changed', 'drafted'] as const
type Show = (typeof shows)[number]

export interface SettingsSearchProps {
  /** `only` names what was found; undefined means everything. */
  readonly children: (only: ReadonlySet<string> | undefined) => ReactNode
}

/** Narrows the settings to the search. */
export function SettingsSearch({ children }: SettingsSearchProps) {
  const { t } = useWords()
  const { overlay, edits, pending } = useDraftSnapshot()
  const [search, setSearch] = useState('')
  const [show, setShow] = useState<Show>('all')
  // The form is long: the box keeps up with the typing, the form follows.
  const wanted = useDeferredValue(search.trim())
  // Chosen when the search changes, not while somebody types in one of them: it would vanish while typing.
  const [kept, keep] = useState<readonly string[]>([])
  const only = useMemo(() => {
    if (wanted === '' && show === 'all') return undefined
    return findSettings(formSchemas.limits, wanted, (fact) => show === 'all' || kept.includes(fact))
  }, [wanted, show, kept])

  function handleShow(value: string) {
    const next = shows.find((option) => option === value) ?? 'all'
    const drafted = [...edits.keys(), ...pending.keys()]
    keep(next === 'changed' ? [...overlay.map(({ fact }) => fact), ...drafted] : drafted)
    setShow(next)
  }

  return (
    <>
      <search className={joinNames(density.dense, styles.search)}>
        <TextField
          label={t('limits.search')}
          hideLabel
          placeholder={t('limits.search')}
          type="search"
          value={search}
          onChange={setSearch}
          before={<Icon name="search" size={18} />}
          autoComplete="off"
        />
        <ChoiceField
          label={t('limits.show')}
          hideLabel
          value={show}
          options={shows.map((each) => ({ value: each, label: t(`limits.${each}`) }))}
          onChange={handleShow}
        />
      </search>
      {only?.size === 0 ? (
        <EmptyState
          icon="search"
          title={t('parts.nothingMatches')}
          text={t(wanted === '' ? 'limits.nobodyChanged' : 'limits.fewerWords')}
        />
      ) : (
        children(only)
      )}
    </>
  )
}
