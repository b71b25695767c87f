import { useDeferredValue, useMemo, useState } from 'react'
import { needsOwner, titleOfSetting } from '../../../../src/format/declaredSettings.ts'
import { formatFact } from '../../../../src/format/fact.ts'
import { payWayNames } from '../../../../src/format/payWayNames.ts'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { readValue } from '../../facts/draft/readValue.ts'
import { findSettings, settingsOfPage } from '../../facts/shapes/settingsOfPage.ts'
import { ChoiceField } from '../../kit/ChoiceField.tsx'
import density from '../../kit/density.module.css'
import { Note } from '../../kit/Note.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { usePreviewPath } from '../../phone/PreviewTarget.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import { SearchField } from '../../kit/SearchField.tsx'
import styles from './MoneyPage.module.css'
import { PayWays } from './PayWays.tsx'
import { SettingLines } from './SettingLines.tsx'
import { useOpened } from './useOpened.ts'
import { usePlatformLimits } from '../../fields/status/usePlatformLimits.ts'

const shows = ['all', 'changed', 'drafted'] as const
type Show = (typeof shows)[number]

const folds = ['play', 'joining', 'advanced'] as const
type FoldName = (typeof folds)[number]

const joining: readonly (string | undefined)[] = ['languages', 'register', 'vip']

/** The fold of a setting; undefined for one that is always in sight. */
function foldOf(pointer: string): FoldName | undefined {
  const [, group] = pointer.split('/')
  if (needsOwner(pointer)) return 'advanced'
  if (group === 'play') return 'play'
  return joining.includes(group) ? 'joining' : undefined
}

/** All but the table of pay ways. */
const others = settingsOfPage.money.filter(
  (pointer) => !payWayNames.some((way) => pointer.startsWith(`/recharge/${way}/`)),
)

/** Pay ways, amounts, hours and everything else that is the same for all members. */
export function MoneyPage() {
  const { t } = useWords()
  usePreviewPath('/recharge?type=bank')
  const snapshot = useDraftSnapshot()
  const { overlay, edits, pending } = snapshot
  const [search, setSearch] = useState('')
  const [show, setShow] = useState<Show>('all')
  // The page is long: the box keeps up with the typing, the page follows.
  const wanted = useDeferredValue(search.trim())
  // Chosen when the search changes, not while somebody types in one of them: it would vanish while typing.
  const [kept, keep] = useState<readonly string[]>([])
  const isSearched = wanted !== '' || show !== 'all'
  const found = useMemo(
    () => findSettings(settingsOfPage.money, wanted, (fact) => show === 'all' || kept.includes(fact)),
    [wanted, show, kept],
  )
  const shown = others.filter((pointer) => found.has(pointer))
  const allOff = payWayNames.every(
    (way) => readValue(snapshot, formatFact({ kind: 'settings', pointer: `/recharge/${way}/on` })) === false,
  )

  function handleShow(value: string) {
    const next = shows.find((option) => option === value) ?? 'all'
    const drafted = [...edits.keys(), ...pending.keys()]
    keep(next === 'changed' ? [...overlay.map(({ fact }) => fact), ...drafted] : drafted)
    setShow(next)
  }

  return (
    <>
      <PageHeader title={t('areas.money')} text={t('money.text')} />
      {allOff && (
        <Note tone="loss" title={t('money.allOff')}>
          <p>{t('money.allOffWhy')}</p>
        </Note>
      )}
      <PlatformUnknown />
      <search className={joinNames(density.dense, styles.search)}>
        <SearchField label={t('money.search')} value={search} onChange={setSearch} />
        <ChoiceField
          label={t('money.show')}
          hideLabel
          value={show}
          options={shows.map((each) => ({ value: each, label: t(`money.${each}`) }))}
          onChange={handleShow}
        />
      </search>
      {found.size === 0 && (
        <EmptyState
          icon="search"
          title={t('parts.nothingMatches')}
          text={t(wanted === '' ? 'money.nobodyChanged' : 'money.fewerWords')}
        />
      )}
      <PayWays ways={payWayNames.filter((way) => [...found].some((at) => at.startsWith(`/recharge/${way}/`)))} />
      <SettingLines pointers={shown.filter((pointer) => foldOf(pointer) === undefined)} />
      {folds.map((fold) => (
        <Fold
          key={fold}
          name={fold}
          pointers={shown.filter((pointer) => foldOf(pointer) === fold)}
          isSearched={isSearched}
        />
      ))}
    </>
  )
}

interface FoldProps {
  readonly name: FoldName
  readonly pointers: readonly string[]
  /** Open as long as it holds what was searched for. */
  readonly isSearched: boolean
}

/** Settings that are rarely edited; its head says how many, and which are not as shipped. */
function Fold({ name, pointers, isSearched }: FoldProps) {
  const { t, locale } = useWords()
  const isOwner = useMay('owner')
  const { isOpen, setOpen, differing } = useOpened(
    others.filter((pointer) => foldOf(pointer) === name),
    true,
  )
  if (pointers.length === 0) return null
  return (
    <details
      className={styles.fold}
      open={isOpen || isSearched}
      onToggle={({ currentTarget }) => !isSearched && setOpen(currentTarget.open)}
    >
      <summary className={styles.foldHead}>
        <span className={styles.foldName}>{t(`money.fold-${name}`)}</span>
        <span className={styles.foldText}>
          {[
            t('money.settings', { count: pointers.length }),
            ...(differing.length === 0
              ? []
              : [
                  t('money.differing', {
                    names: differing.map((pointer) => titleOfSetting(pointer, locale) ?? pointer).join(', '),
                  }),
                ]),
          ].join(' · ')}
        </span>
      </summary>
      {name === 'advanced' && !isOwner && <p className={styles.foldText}>{t('money.ownersEdit')}</p>}
      <SettingLines pointers={pointers} />
    </details>
  )
}

/** Says once for a page why the platform's own limits are not known. */
function PlatformUnknown() {
  const { t } = useWords()
  const { reasons } = usePlatformLimits()
  if (reasons.length === 0) return null
  return (
    <Note tone="info" title={t('platform.unknown')}>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <p>{t('platform.unknownWhy')}</p>
    </Note>
  )
}
