import { useMemo } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { ChoiceField } from '../../kit/ChoiceField.tsx'
import { listScreenDocuments } from '../../facts/documents/ScreenDocument.ts'
import { codeParts, OWN_PLACE, placeOfCode } from '../../facts/texts/codeParts.ts'
import { copyShows, type CopyShow } from './copyRows.ts'
import type { CopyFilter } from './useCopyFilter.ts'
import styles from '../../fields/texts/copy.module.css'
import type { WordKey } from '../../words/WordTable.ts'
import { useWords } from '../../words/useWords.ts'

const showWords = {
  all: 'copy.all',
  missing: 'copy.showMissing',
  wrong: 'copy.showWrong',
  stale: 'copy.showStale',
  drafted: 'copy.drafted',
  glossary: 'copy.showGlossary',
} as const satisfies Readonly<Record<CopyShow, WordKey>>

/** They are called so within a sentence, too. */
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

export interface CopySearchProps {
  readonly filter: CopyFilter
  readonly onChange: (next: Partial<CopyFilter>) => void
}

/** Which texts are shown; where the operator was led to some of them, the way back to all. */
export function CopySearch({ filter, onChange }: CopySearchProps) {
  const { t, locale } = useWords()
  const { live } = useDraftSnapshot()
  const places = useMemo(
    () => [
      { value: '', label: t('copy.everywhere') },
      { value: OWN_PLACE, label: t('copy.own') },
      ...listScreenDocuments(live, locale).map(({ id, title }) => ({ value: id, label: title })),
      ...codeParts.map((part) => ({ value: placeOfCode(part), label: capital(t(`copy.${part}`)) })),
    ],
    [live, t, locale],
  )
  if (filter.keys !== undefined)
    return (
      <p className={styles.picked}>
        {t('copy.picked')}
        <Button size="small" variant="secondary" onClick={() => onChange({ keys: [] })}>
          {t('copy.showAll')}
        </Button>
      </p>
    )
  return (
    <search className={styles.search}>
      <TextField
        label={t('copy.search')}
        type="search"
        value={filter.text}
        onChange={(text) => onChange({ text })}
        before={<Icon name="search" size={18} />}
        autoComplete="off"
      />
      <ChoiceField
        label={t('copy.where')}
        value={filter.place}
        options={places}
        onChange={(place) => onChange({ place })}
      />
      <ChoiceField
        label={t('copy.show')}
        value={filter.show}
        options={copyShows.map((each) => ({ value: each, label: t(showWords[each]) }))}
        onChange={(value) => onChange({ show: copyShows.find((option) => option === value) ?? 'all' })}
      />
    </search>
  )
}
