import { type Locale, locales } from '../../../../src/format/locales.ts'
import { sentenceOfStop, type StopName } from '../../../../src/format/wire/stops.ts'
import type { StopRecord } from '../../../api/stopApi.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import styles from './stops.module.css'

/** The app's own sentence of a stop, which members read where operators wrote nothing. */
export function useOwnSentence(name: StopName): (locale: Locale) => string {
  const { live } = useDraftSnapshot()
  return (locale) => live.copy[locale][sentenceOfStop(name)] ?? ''
}

/** Languages in which members read neither operators' words, although others have some, nor a sentence of the app. */
export function useMissing(name: StopName): (words: StopRecord['words']) => readonly Locale[] {
  const ownSentence = useOwnSentence(name)
  return (words = {}) => {
    const isWritten = locales.some((locale) => words[locale] !== undefined)
    return locales.filter((locale) => words[locale] === undefined && (isWritten || ownSentence(locale) === ''))
  }
}

/** Words that members read while something is stopped: the operators' in every language, else the app's own sentence. */
export function StopSentence({ stop: { name, words } }: { readonly stop: StopRecord }) {
  const { t, locale, language, list } = useWords()
  const ownSentence = useOwnSentence(name)
  const missing = useMissing(name)(words)
  const written = locales.flatMap((each) => words?.[each] ?? [])
  const text = written.length === 0 ? ownSentence(locale) : written.join(' / ')
  if (text === '') return null
  return (
    <span className={styles.sentence}>
      <span>{t('stops.membersRead', { text })}</span>
      {missing.length > 0 && <> ({t('stops.missingIn', { languages: list(missing.map(language)) })})</>}
    </span>
  )
}
