import { isAudience } from '../../../../src/format/audience.ts'
import { formatFact } from '../../../../src/format/fact.ts'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { Switch } from '../../../../src/ui/Switch.tsx'
import { useDraft, useDraftSnapshot } from '../../draft/DraftProvider.tsx'
import { FactStatus } from '../../draft/FactStatus.tsx'
import { readValue } from '../../draft/readValue.ts'
import { useMay } from '../../session/SessionProvider.tsx'
import type { ScreenPart } from './ScreenDocument.ts'
import styles from './screens.module.css'
import { useWords } from '../../words/useWords.ts'

/** For those whom it is live for, else for everybody. */
const shownAgain = (live: unknown): unknown => (isAudience(live) ? live : true)

/** A switch for each part of a screen: off, it is left out of what members' phones receive. */
export function ScreenParts({ screen, parts }: { screen: string; parts: readonly ScreenPart[] }) {
  const { t } = useWords()
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const mayEdit = useMay('editor')
  if (parts.length === 0) return <EmptyState icon="info" title={t('screens.noParts')} text={t('screens.noPartsWhy')} />
  return (
    <>
      <p className={styles.quiet}>{t('screens.partsText')}</p>
      <ul className={styles.parts}>
        {parts.map(({ id, type, depth, label }) => {
          const fact = formatFact({ kind: 'block', screen, block: id })
          return (
            <li key={id} className={styles.part} data-depth={Math.min(depth, 3)}>
              <Switch
                label={label ?? id}
                note={label === undefined ? type : t('screens.partNote', { type, id })}
                checked={readValue(snapshot, fact) !== false}
                disabled={!mayEdit}
                onChange={(on) => draft.edit(fact, on ? shownAgain(snapshot.live.read(fact)) : false)}
              />
              <FactStatus fact={fact} />
            </li>
          )
        })}
      </ul>
    </>
  )
}
