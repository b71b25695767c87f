import { useMemo, useState } from 'react'
import { locales, type Locale } from '../../../../../src/format/locales.ts'
import { Checkbox } from '../../../../../src/ui/Checkbox.tsx'
import { TextField } from '../../../../../src/ui/TextField.tsx'
import { useDraftSnapshot } from '../../../facts/draft/DraftProvider.tsx'
import { AlsoUsed } from '../../../fields/texts/AlsoUsed.tsx'
import { textNow } from '../../../facts/texts/cellState.ts'
import { copyKeys } from '../copyRows.ts'
import { ChangeReview, type AppliedTexts } from '../review/ChangeReview.tsx'
import { factOfChange } from '../review/TextChange.ts'
import { liveText } from '../../../facts/texts/createTextJudge.ts'
import { noticeList } from '../../../facts/documents/noticeList.ts'
import { findHits } from './findHits.ts'
import { noticesSaying } from './noticesSaying.ts'
import styles from '../review/copyReview.module.css'
import wide from '../../../kit/wideDialog.module.css'
import { useWords } from '../../../words/useWords.ts'

/** Finds words in the texts of several languages and replaces them, after a look at each. */
export function ReplaceForm({ onApplied }: { onApplied: (applied: AppliedTexts) => void }) {
  const { t, language, locale: ownLocale } = useWords()
  const snapshot = useDraftSnapshot()
  const [find, setFind] = useState('')
  const [by, setBy] = useState('')
  const [chosen, setChosen] = useState<readonly Locale[]>(locales)
  const [matchCase, setMatchCase] = useState(false)
  const [whole, setWhole] = useState(false)
  const hits = useMemo(() => {
    const texts = copyKeys(snapshot).flatMap((key) =>
      chosen.map((locale) => ({
        key,
        locale,
        text: textNow(snapshot, key, locale),
        model: liveText(snapshot.live, key),
        isTyped: snapshot.pending.has(factOfChange({ key, locale })),
      })),
    )
    return findHits(texts, { find, by, locales: chosen, matchCase, whole })
  }, [snapshot, find, by, chosen, matchCase, whole])
  const notices = useMemo(() => {
    const kept = noticeList(snapshot).filter(({ change }) => change !== 'removed')
    return noticesSaying(
      kept.map(({ notice }) => notice),
      { find, locales: chosen, matchCase, whole },
      ownLocale,
    )
  }, [snapshot, find, chosen, matchCase, whole, ownLocale])

  return (
    <div className={wide.wide}>
      <TextField
        label={t('copy.find')}
        value={find}
        onChange={setFind}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to find something
        autoFocus
      />
      <TextField label={t('copy.replaceBy')} value={by} onChange={setBy} autoComplete="off" />
      <div className={styles.row}>
        {locales.map((locale) => (
          <Checkbox
            key={locale}
            label={language(locale)}
            checked={chosen.includes(locale)}
            onChange={(on) => setChosen(locales.filter((each) => (each === locale ? on : chosen.includes(each))))}
          />
        ))}
        <Checkbox label={t('copy.matchCase')} checked={matchCase} onChange={setMatchCase} />
        <Checkbox label={t('copy.wholeText')} checked={whole} onChange={setWhole} />
      </div>
      {find !== '' && <output className={styles.quiet}>{t('copy.hits', { count: hits.length })}</output>}
      <AlsoUsed word="copy.alsoInNotices" uses={notices} />
      {hits.length > 0 && <ChangeReview changes={hits} onApplied={onApplied} />}
    </div>
  )
}
