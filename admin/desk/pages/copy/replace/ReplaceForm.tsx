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
import { findHits, patternOf, type Sought } from './findHits.ts'
import styles from '../review/copyReview.module.css'
import wide from '../../../kit/wideDialog.module.css'
import { useWords } from '../../../words/useWords.ts'
import { noticeName } from '../../../../../src/format/facts/noticeName.ts'
import type { Notice } from '../../../../../src/format/notices.ts'
import type { KeyUse } from '../../../facts/texts/usesOfKeys.ts'
import { wholeSyllables } from '../../../../../src/format/text/typedText.ts'

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

/** The notices and banners in whose own words something is found: no change of the copy reaches those. */
export function noticesSaying(notices: readonly Notice[], sought: Sought, locale: Locale): readonly KeyUse[] {
  if (sought.find === '') return []
  const pattern = patternOf(sought)
  const says = ({ title, body }: Notice) =>
    sought.locales.some((each) =>
      [title[each], body[each]].some((text) => text !== undefined && wholeSyllables(text).search(pattern) >= 0),
    )
  return notices
    .filter(says)
    .map(({ id, title }) => ({ label: noticeName(title, locale) || id, path: `/messages/notices/${id}` }))
}
