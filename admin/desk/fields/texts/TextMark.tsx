import { Icon } from '../../../../src/ui/Icon.tsx'
import type { IconName } from '../../../../src/ui/icons.ts'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import { VisuallyHidden } from '../../../../src/ui/VisuallyHidden.tsx'
import { useDraft } from '../../facts/draft/DraftProvider.tsx'
import type { CopyTextProps } from './CopyText.tsx'
import { fitOf, type Fit } from '../../facts/texts/copyBudget.ts'
import { faultText } from '../../facts/texts/faultText.ts'
import { heaviest, weightOf } from '../../facts/texts/TextFault.ts'
import styles from './copy.module.css'
import { type Words, useWords } from '../../words/useWords.ts'

type Look = 'broken' | 'doubtful' | 'noted' | 'stale' | 'edited' | 'fine'

const icons: Readonly<Partial<Record<Look, IconName>>> = {
  broken: 'alert',
  doubtful: 'alert',
  noted: 'info',
  stale: 'clock',
  edited: 'edit',
}

/** How a text is doing: in words when it is open, else as one small mark, with the same words for screen readers. */
export function TextMark({ copyKey, locale, isOpen, ...state }: CopyTextProps) {
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

const countText = ({ count, budget }: Fit): string => (budget === undefined ? String(count) : `${count}/${budget}`)

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
