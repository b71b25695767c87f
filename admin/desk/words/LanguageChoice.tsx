import { useTranslation } from 'react-i18next'
import { languages } from '../../../src/format/locales.ts'
import { speak } from './createWords.ts'
import { keepLanguage } from './keptLanguage.ts'
import { useWords } from './useWords.ts'
import styles from './LanguageChoice.module.css'
import { deskLocales, isDeskLocale } from './DeskLocale.ts'
import { browserStorage } from '../../../src/platform/browserStorage.ts'

/** The desk's language; each is written as its speakers write it. */
export function LanguageChoice() {
  const { i18n } = useTranslation()
  const { t, locale } = useWords()

  async function handleChange(wanted: string) {
    if (!isDeskLocale(wanted)) return
    await speak(i18n, wanted)
    keepLanguage(browserStorage('localStorage'), wanted)
  }

  return (
    <select
      aria-label={t('language.label')}
      className={styles.choice}
      value={locale}
      onChange={(event) => void handleChange(event.target.value)}
    >
      {deskLocales.map((each) => (
        <option key={each} value={each} lang={languages[each].tag}>
          {languages[each].name}
        </option>
      ))}
    </select>
  )
}
