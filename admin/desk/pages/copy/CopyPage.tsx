import { useCallback, useMemo, useState } from 'react'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { factsHere } from '../../facts/draft/ownFacts.ts'
import { isOwnText } from '../../../../src/format/facts/mayAdd.ts'
import { codeParts, OWN_PLACE, placeOfCode } from '../../facts/texts/codeParts.ts'
import { CopyTools } from './CopyTools.tsx'
import { CopyTable } from './CopyTable.tsx'
import { keysOfCode } from '../../../../src/format/check/keysOfCode.gen.ts'
import { keysOfScreen } from '../../facts/texts/keysOfScreen.ts'
import { copyKeys, copyRows, findRows, copyShows, type CopyShow } from './copyRows.ts'
import { Pager } from './Pager.tsx'
import { useTextJudge } from '../../facts/texts/useTextJudge.ts'
import { useCopyFilter, type CopyFilter } from './useCopyFilter.ts'
import { usesOfKeys } from '../../facts/texts/usesOfKeys.ts'
import styles from '../../fields/texts/copy.module.css'
import { useWords } from '../../words/useWords.ts'
import { SearchField } from '../../kit/SearchField.tsx'
import { Button } from '../../../../src/ui/Button.tsx'
import { ChoiceField } from '../../kit/ChoiceField.tsx'
import { listScreenDocuments } from '../../facts/documents/ScreenDocument.ts'
import type { WordKey } from '../../words/WordTable.ts'

/** Rows of a page: not virtualised, so that the browser's search, screen readers and Tab find each of them. */
const PAGE = 50

/** Every text of the app in its languages, side by side. */
export function CopyPage() {
  const words = useWords()
  const { t } = words
  const snapshot = useDraftSnapshot()
  const { seq, live, edits } = snapshot
  const facts = factsHere(snapshot)
  const judge = useTextJudge()
  const [filter, change] = useCopyFilter()
  const { text, show, place } = filter
  const picked = filter.keys?.join(',')
  const uses = useMemo(() => usesOfKeys(facts, words), [facts, words])
  const own = useMemo(() => copyKeys({ live, edits }).filter(isOwnText), [live, edits])
  const only = useMemo(() => {
    if (picked !== undefined) return new Set(picked.split(','))
    const code = codeParts.find((part) => placeOfCode(part) === place)
    if (code) return new Set<string>(keysOfCode[code])
    if (place === OWN_PLACE) return new Set(own)
    return place === '' ? undefined : keysOfScreen(facts, place)
  }, [picked, place, facts, own])

  // Rows are chosen when the search changes, not while one of them is typed in: it would vanish under the hands.
  const asked = `${seq} ${show} ${text} ${place} ${picked ?? ''} ${own.join()}`
  const find = (): readonly string[] => {
    const rows = copyRows(snapshot, judge, uses)
    return (picked === undefined ? findRows(rows, text, show, only) : findRows(rows, '', 'all', only)).map(
      ({ key }) => key,
    )
  }
  const [found, setFound] = useState(() => ({ asked, keys: find() }))
  if (found.asked !== asked) setFound({ asked, keys: find() })
  const { keys } = found

  const pages = Math.ceil(keys.length / PAGE)
  const page = Math.min(filter.page, Math.max(0, pages - 1))
  const shown = useMemo(() => keys.slice(page * PAGE, (page + 1) * PAGE), [keys, page])
  const handleLeave = useCallback(
    (direction: 'up' | 'down') => {
      const next = direction === 'down' ? page + 1 : page - 1
      const isThere = next >= 0 && next < pages
      if (isThere) change({ page: next })
      return isThere
    },
    [page, pages, change],
  )

  return (
    <>
      <CopyTools keys={keys} uses={uses} />
      <CopySearch filter={filter} onChange={change} />
      <output className={styles.found}>{t('copy.found', { count: keys.length })}</output>
      {keys.length === 0 ? (
        <EmptyState
          icon="search"
          title={t('parts.nothingMatches')}
          text={t(show === 'missing' || show === 'wrong' ? 'copy.allThere' : 'parts.fewerWords')}
        />
      ) : (
        <CopyTable keys={shown} uses={uses} judge={judge} onLeave={handleLeave} />
      )}
      <Pager page={page} pages={pages} onPage={(next) => change({ page: next })} />
    </>
  )
}

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

interface CopySearchProps {
  readonly filter: CopyFilter
  readonly onChange: (next: Partial<CopyFilter>) => void
}

/** Which texts are shown; where the operator was led to some of them, the way back to all. */
function CopySearch({ filter, onChange }: CopySearchProps) {
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
      <SearchField label={t('copy.search')} isLabelShown value={filter.text} onChange={(text) => onChange({ text })} />
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
