import { diffChars } from 'diff'
import { useState } from 'react'
import { defaultLocale, languages } from '../../../../../src/format/locales.ts'
import { Button } from '../../../../../src/ui/Button.tsx'
import { Checkbox } from '../../../../../src/ui/Checkbox.tsx'
import { VisuallyHidden } from '../../../../../src/ui/VisuallyHidden.tsx'
import { useDraft, useDraftSnapshot } from '../../../facts/draft/DraftProvider.tsx'
import { Problem } from '../../../kit/Problem.tsx'
import { textNow } from '../../../facts/texts/cellState.ts'
import { Pager } from '../Pager.tsx'
import { faultText } from '../../../facts/texts/faultText.ts'
import { heaviest, type TextFault } from '../../../facts/texts/TextFault.ts'
import { useTextJudge } from '../../../facts/texts/useTextJudge.ts'
import { factOfChange, type TextChange } from './TextChange.ts'
import styles from './copyReview.module.css'
import { type Words, useWords } from '../../../words/useWords.ts'

const PAGE = 50

/** Texts changed in one go, by fact: the values before, and those since. */
export interface AppliedTexts {
  readonly before: ReadonlyMap<string, unknown>
  readonly after: ReadonlyMap<string, string>
}

export interface ChangeReviewProps {
  readonly changes: readonly TextChange[]
  readonly onApplied: (applied: AppliedTexts) => void
}

/** Texts before and after, each to be ticked; what is ticked becomes edits of the change in one go. */
export function ChangeReview({ changes, onApplied }: ChangeReviewProps) {
  const words = useWords()
  const { t } = words
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const judge = useTextJudge()
  /** Texts that the operator ticked or unticked; the others follow what is said of them. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [page, setPage] = useState(0)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const all = changes.map((change) => {
    const source = change.locale === defaultLocale ? change.after : textNow(snapshot, change.key, defaultLocale)
    const faults = judge({ key: change.key, locale: change.locale, source }, change.after)
    const fact = factOfChange(change)
    const isSound = change.conflict === undefined && heaviest(faults) !== 'warning'
    return { ...change, fact, faults, isTicked: change.refusal === undefined && (chosen.get(fact) ?? isSound) }
  })
  const ticked = all.filter(({ isTicked }) => isTicked)
  const pages = Math.ceil(all.length / PAGE)
  const shown = Math.min(page, Math.max(0, pages - 1))

  async function handleApply() {
    if (busy || ticked.length === 0) return
    setBusy(true)
    setProblem(undefined)
    try {
      const after = new Map(ticked.map((change) => [change.fact, change.after]))
      onApplied({ before: await draft.editAll(after), after })
    } catch (error) {
      setProblem(error)
      setBusy(false)
    }
  }

  return (
    <div className={styles.review}>
      <ul className={styles.list}>
        {all.slice(shown * PAGE, (shown + 1) * PAGE).map(({ fact, faults, isTicked, ...change }) => (
          <li key={fact}>
            <Checkbox
              label={t('copy.cell', { key: change.key, language: words.language(change.locale) })}
              checked={isTicked}
              disabled={change.refusal !== undefined}
              hint={hintFor(change, faults, words)}
              onChange={(isChosen) => setChosen((now) => new Map(now).set(fact, isChosen))}
            />
            <Difference change={change} />
          </li>
        ))}
      </ul>
      <Pager page={shown} pages={pages} onPage={setPage} />
      <Problem error={problem} />
      <div className={styles.actions}>
        <Button busy={busy} disabled={ticked.length === 0} onClick={() => void handleApply()}>
          {t('copy.apply', { count: ticked.length })}
        </Button>
      </div>
    </div>
  )
}

function Difference({
  change: { before, after, locale },
}: {
  change: Pick<TextChange, 'before' | 'after' | 'locale'>
}) {
  const { t } = useWords()
  const parts = diffChars(before, after)
  return (
    <div lang={languages[locale].tag} className={styles.difference}>
      <p>
        <VisuallyHidden>{t('parts.without')}</VisuallyHidden>
        {parts.map(({ value, added, removed }, at) =>
          // oxlint-disable-next-line react/no-array-index-key -- pieces repeat, and the list is replaced as a whole
          added ? null : removed ? <del key={at}>{value}</del> : <span key={at}>{value}</span>,
        )}
      </p>
      <p>
        <VisuallyHidden>{t('parts.with')}</VisuallyHidden>
        {parts.map(({ value, added, removed }, at) =>
          // oxlint-disable-next-line react/no-array-index-key -- pieces repeat, and the list is replaced as a whole
          removed ? null : added ? <ins key={at}>{value}</ins> : <span key={at}>{value}</span>,
        )}
      </p>
    </div>
  )
}

const refusedWords = {
  typed: 'copy.refusedTyped',
  unknown: 'copy.refusedUnknown',
  twice: 'copy.refusedTwice',
} as const

function hintFor({ refusal, conflict }: TextChange, faults: readonly TextFault[], words: Words): string | undefined {
  const { t } = words
  const said = [
    ...(refusal === undefined || refusal.kind === 'fault' ? [] : [t(refusedWords[refusal.kind])]),
    ...(conflict === undefined ? [] : [t(conflict === 'text' ? 'copy.movedText' : 'copy.movedSource')]),
    ...(refusal !== undefined && refusal.kind !== 'fault' ? [] : faults.map((fault) => faultText(fault, words))),
  ]
  return said.length === 0 ? undefined : said.join(' ')
}
