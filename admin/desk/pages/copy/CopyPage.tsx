import { useCallback, useMemo, useState } from 'react'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { factsHere } from '../../facts/draft/ownFacts.ts'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { isOwnText } from '../../../../src/format/facts/mayAdd.ts'
import { codeParts, OWN_PLACE, placeOfCode } from '../../facts/texts/codeParts.ts'
import { CopySearch } from './CopySearch.tsx'
import { CopyTools } from './CopyTools.tsx'
import { CopyTable } from './CopyTable.tsx'
import { keysOfCode } from '../../../../src/format/check/keysOfCode.gen.ts'
import { keysOfScreen } from '../../facts/texts/keysOfScreen.ts'
import { copyKeys, copyRows, findRows } from './copyRows.ts'
import { Pager } from './Pager.tsx'
import { useTextJudge } from '../../facts/texts/useTextJudge.ts'
import { useCopyFilter } from './useCopyFilter.ts'
import { usesOfKeys } from '../../facts/texts/usesOfKeys.ts'
import styles from '../../fields/texts/copy.module.css'
import { useWords } from '../../words/useWords.ts'

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
      <PageHeader title={t('areas.copy')} text={t('copy.text')} />
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
