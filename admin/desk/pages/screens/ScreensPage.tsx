import { useMemo, useState } from 'react'
import { formatFact, parseFact } from '../../../../src/format/fact.ts'
import { titleOfSetting } from '../../../../src/format/declaredSettings.ts'
import { comparable } from '../../../../src/format/text/typedText.ts'
import { Badge } from '../../../../src/ui/Badge.tsx'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import { listScreenDocuments } from '../../facts/documents/ScreenDocument.ts'
import type { DraftSnapshot } from '../../facts/draft/Draft.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { readValue } from '../../facts/draft/readValue.ts'
import { settingsOfPage } from '../../facts/shapes/settingsOfPage.ts'
import density from '../../kit/density.module.css'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { RowLink } from '../../kit/RowLink.tsx'
import { useWords } from '../../words/useWords.ts'
import { SearchField } from '../../kit/SearchField.tsx'
import styles from './screens.module.css'

/** The menus that every screen shares, and every screen by its name, with a badge where something was edited or switched off. */
export function ScreensPage() {
  const { t, locale } = useWords()
  const snapshot = useDraftSnapshot()
  const [search, setSearch] = useState('')
  const screens = useMemo(() => listScreenDocuments(snapshot.live, locale), [snapshot.live, locale])
  const changes = useMemo(() => changesOfScreens(snapshot), [snapshot])
  const wanted = comparable(search.trim())
  const found = screens.filter(({ id, path, title }) =>
    [id, path, title].some((text) => comparable(text).includes(wanted)),
  )
  return (
    <>
      <PageHeader
        title={t('areas.screens')}
        actions={
          <>
            <search className={joinNames(density.dense, styles.search)}>
              <SearchField label={t('screens.search')} value={search} onChange={setSearch} />
            </search>
            <RowLink to="/screens/pictures">{t('areas.pictures')}</RowLink>
          </>
        }
      />
      <section className={styles.everywhere} aria-labelledby="screens-everywhere">
        <h2 id="screens-everywhere" className={styles.heading}>
          {t('screens.everywhere')}
        </h2>
        {settingsOfPage.menus.map((pointer) => {
          const fact = formatFact({ kind: 'settings', pointer })
          const isDrafted = snapshot.edits.has(fact) || snapshot.pending.has(fact)
          return (
            <span key={pointer} className={styles.badges}>
              <RowLink to="/screens/everywhere" state={{ fact }}>
                {titleOfSetting(pointer, locale) ?? pointer}
              </RowLink>
              {isDrafted && <Badge tone="warning">{t('screens.inDraft')}</Badge>}
            </span>
          )
        })}
      </section>
      {found.length === 0 ? (
        <EmptyState icon="search" title={t('parts.nothingMatches')} text={t('screens.fewerLetters')} />
      ) : (
        <ul className={styles.names} aria-label={t('areas.screens')}>
          {found.map(({ id, path, title }) => (
            <li key={id} className={styles.badges}>
              <RowLink to={`/screens/${id}`}>{title}</RowLink>
              {/* A list and the screen of one of its entries may share a name. */}
              {screens.some((other) => other.id !== id && other.title === title) && (
                <span className={styles.quiet}>{path}</span>
              )}
              <State changes={changes.get(id)} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function State({ changes }: { changes: ScreenChanges | undefined }) {
  const { t } = useWords()
  if (!changes) return null
  return (
    <>
      {changes.isDrafted && <Badge tone="warning">{t('screens.inDraft')}</Badge>}
      {changes.isEdited && <Badge>{t('screens.edited')}</Badge>}
      {changes.off > 0 && <Badge tone="loss">{t('screens.blocksOff', { count: changes.off })}</Badge>}
    </>
  )
}

interface ScreenChanges {
  /** Whether something about it waits in the draft. */
  readonly isDrafted: boolean
  /** Whether its live document is an operator's version. */
  readonly isEdited: boolean
  /** Blocks that are switched off, as drafted. */
  readonly off: number
}

/** Operators' changes of each screen, by id; screens they left alone are missing. */
function changesOfScreens(snapshot: DraftSnapshot): ReadonlyMap<string, ScreenChanges> {
  const drafted = new Set([...snapshot.edits.keys(), ...snapshot.pending.keys()])
  const live = new Set(snapshot.overlay.map(({ fact }) => fact))
  const changes = new Map<string, ScreenChanges>()
  for (const fact of new Set([...drafted, ...live])) {
    const parsed = parseFact(fact)
    if (parsed?.kind !== 'screen' && parsed?.kind !== 'block') continue
    const id = parsed.kind === 'screen' ? parsed.id : parsed.screen
    const { isDrafted = false, isEdited = false, off = 0 } = changes.get(id) ?? {}
    changes.set(id, {
      isDrafted: isDrafted || drafted.has(fact),
      isEdited: isEdited || (parsed.kind === 'screen' && live.has(fact)),
      off: off + (parsed.kind === 'block' && readValue(snapshot, fact) === false ? 1 : 0),
    })
  }
  return changes
}
