import { memo, useMemo } from 'react'
import { formatFact } from '../../../../src/format/fact.ts'
import { languages, type Locale } from '../../../../src/format/locales.ts'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { useDraft } from '../../facts/draft/DraftProvider.tsx'
import { FactStatus } from '../status/FactStatus.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import type { CellState } from '../../facts/texts/cellState.ts'
import { findErrors, liveText } from '../../facts/texts/createTextJudge.ts'
import { faultText } from '../../facts/texts/faultText.ts'
import { weightOf, heaviest } from '../../facts/texts/TextFault.ts'
import styles from './copy.module.css'
import { useWords, type Words } from '../../words/useWords.ts'
import { Icon } from '../../../../src/ui/Icon.tsx'
import type { IconName } from '../../../../src/ui/icons.ts'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import { VisuallyHidden } from '../../../../src/ui/VisuallyHidden.tsx'
import { fitOf, type Fit } from '../../facts/texts/copyBudget.ts'

const icons: Readonly<Partial<Record<Look, IconName>>> = {
  broken: 'alert',
  doubtful: 'alert',
  noted: 'info',
  stale: 'clock',
  edited: 'edit',
}

const countText = ({ count, budget }: Fit): string => (budget === undefined ? String(count) : `${count}/${budget}`)

const LONGEST = 4000
/** About as many characters as fit on a line of the column. */
const LINE = 22

export interface CopyTextProps extends CellState {
  readonly copyKey: string
  readonly locale: Locale
  /** Says all about the text, not only what cannot wait. */
  readonly isOpen: boolean
  /** Name of the field where its place names the text; the key and the language if left out. */
  readonly label?: string | undefined
  /** Lines of the field, at least. */
  readonly rows?: number | undefined
  readonly onEdit?: (() => void) | undefined
}

/** One text in one language, edited in place. Drawn again only when something about it changes: a page has 150. */
export const CopyText = memo(function CopyText(props: CopyTextProps) {
  const { copyKey, locale, isOpen, label, rows = 1, onEdit, ...state } = props
  const words = useWords()
  const { t, language } = words
  const draft = useDraft()
  const mayEdit = useMay('editor')
  const { text, faults } = state
  const fact = useMemo(() => formatFact({ kind: 'copy', locale, key: copyKey }), [locale, copyKey])
  const problem = faults.find((fault) => weightOf(fault) === 'error')

  function handleChange(next: string) {
    const valid = findErrors(liveText(draft.getSnapshot().live, copyKey), next).length === 0
    draft.edit(fact, next, { pause: true, valid })
    onEdit?.()
  }

  return (
    <div className={styles.cell} data-fact={fact} data-copy={copyKey} data-locale={locale}>
      <div lang={languages[locale].tag}>
        <TextField
          label={label ?? t('copy.cell', { key: copyKey, language: language(locale) })}
          hideLabel={label === undefined}
          rows={Math.min(6, Math.max(rows, Math.ceil(text.length / LINE)))}
          value={text}
          maxLength={LONGEST}
          disabled={!mayEdit}
          error={problem && faultText(problem, words)}
          extra={<TextMark copyKey={copyKey} locale={locale} isOpen={isOpen} {...state} />}
          onChange={handleChange}
        />
      </div>
      {(isOpen || state.isTroubled) && <FactStatus fact={fact} />}
    </div>
  )
})

type Look = 'broken' | 'doubtful' | 'noted' | 'stale' | 'edited' | 'fine'

/** How a text is doing: in words when it is open, else as one small mark, with the same words for screen readers. */
function TextMark({ copyKey, locale, isOpen, ...state }: CopyTextProps) {
  const words = useWords()
  // Not listened to: what was shipped does not change while somebody types.
  const { shipped } = useDraft().getSnapshot()
  const fit = fitOf(shipped, copyKey, locale, state.text)
  const look = lookOf(state)
  const said = sentences({ fit, locale, ...state }, words)
  if (isOpen)
    return (
      <div className={joinNames(styles.said, styles[look])}>
        {said.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    )
  const icon = icons[look]
  return (
    <div className={joinNames(styles.mark, styles[look])} title={said.join('\n')}>
      <span aria-hidden="true" className={styles.count}>
        {icon && <Icon name={icon} size={14} />}
        {countText(fit)}
      </span>
      <VisuallyHidden>{said.join(' ')}</VisuallyHidden>
    </div>
  )
}

function lookOf({ faults, isStale, isEdited }: Pick<CopyTextProps, 'faults' | 'isStale' | 'isEdited'>): Look {
  const weight = heaviest(faults)
  if (weight === 'error') return 'broken'
  if (weight === 'warning') return 'doubtful'
  if (isStale) return 'stale'
  if (weight === 'hint') return 'noted'
  return isEdited ? 'edited' : 'fine'
}

interface Said extends Pick<CopyTextProps, 'faults' | 'isStale' | 'isEdited' | 'locale'> {
  readonly fit: Fit
}

function sentences({ fit, faults, isStale, isEdited }: Said, words: Words): readonly string[] {
  const { t } = words
  const { count, budget } = fit
  // The first error is said by the field itself.
  const [first, ...others] = faults.filter((fault) => weightOf(fault) === 'error')
  const rest = [...others, ...faults.filter((fault) => fault !== first && weightOf(fault) !== 'error')]
  const isLong = faults.some(({ kind }) => kind === 'long')
  return [
    ...rest.map((fault) => faultText(fault, words)),
    ...(isStale ? [t('copy.sourceNewer')] : []),
    ...(isLong ? [] : [budget === undefined ? t('copy.characters', { count }) : t('copy.budget', { count, budget })]),
    ...(isEdited ? [t('copy.isEdited')] : []),
  ]
}
