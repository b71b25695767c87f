import { formatFact } from '../../../../src/format/fact.ts'
import { languages, type Locale } from '../../../../src/format/locales.ts'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { useDraft, useDraftSnapshot } from '../../draft/DraftProvider.tsx'
import { FactStatus } from '../../draft/FactStatus.tsx'
import { readValue } from '../../draft/readValue.ts'
import { usePreviewScreens } from '../../preview/PreviewScreens.ts'
import { usePreviewTarget } from '../../preview/PreviewTarget.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { charactersIn, copyBudget } from './copyBudget.ts'
import { placeholderProblem } from './placeholderProblem.ts'
import styles from './copy.module.css'
import { useWords } from '../../words/useWords.ts'

const LONGEST = 4000
/** About as many characters as fit on a line of the column. */
const LINE = 22

/** One text in one language. */
export function CopyCell({ copyKey, locale }: { copyKey: string; locale: Locale }) {
  const { t, language } = useWords()
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const mayEdit = useMay('editor')
  const { show, speak } = usePreviewTarget()
  const screens = usePreviewScreens()
  const fact = formatFact({ kind: 'copy', locale, key: copyKey })
  const value = readValue(snapshot, fact)
  const text = typeof value === 'string' ? value : ''
  const name = t('copy.cell', { key: copyKey, language: language(locale) })

  function handleFocus() {
    const screen = screens[copyKey.split('.')[0] ?? '']
    if (screen) show(screen.path)
    speak(locale)
  }

  return (
    <div className={styles.cell}>
      <div lang={languages[locale].tag}>
        <TextField
          label={name}
          hideLabel
          rows={Math.min(6, Math.max(1, Math.ceil(text.length / LINE)))}
          value={text}
          maxLength={LONGEST}
          disabled={!mayEdit}
          error={placeholderProblem(snapshot, copyKey, text, t)}
          onFocus={handleFocus}
          onChange={(next) =>
            draft.edit(fact, next, { pause: true, valid: placeholderProblem(snapshot, copyKey, next, t) === undefined })
          }
        />
      </div>
      <Count text={text} budget={copyBudget(snapshot.shipped, copyKey, locale)} />
      <FactStatus fact={fact} />
    </div>
  )
}

function Count({ text, budget }: { text: string; budget: number | undefined }) {
  const { t } = useWords()
  const count = charactersIn(text)
  if (budget === undefined) return <p className={styles.count}>{t('copy.characters', { count })}</p>
  const isOver = count > budget
  return (
    <p className={joinNames(styles.count, isOver && styles.over)}>
      {t(isOver ? 'copy.overBudget' : 'copy.budget', { count, budget })}
    </p>
  )
}
