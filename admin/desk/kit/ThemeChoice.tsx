import { useState } from 'react'
import { type Theme, themes } from '../../../src/format/themes.ts'
import { useWords } from '../words/useWords.ts'
import { keepTheme, keptTheme, showTheme } from './keptTheme.ts'
import styles from '../words/LanguageChoice.module.css'
import { browserStorage } from '../../../src/platform/browserStorage.ts'

/** Light or dark, or as the device has it. */
export function ThemeChoice() {
  const { t } = useWords()
  const [theme, setTheme] = useState<Theme>(() => keptTheme(browserStorage('localStorage')))

  function handleChange(wanted: string) {
    const next = themes.find((each) => each === wanted) ?? 'system'
    setTheme(next)
    showTheme(document, next)
    keepTheme(browserStorage('localStorage'), next)
  }

  return (
    <select
      aria-label={t('theme.label')}
      className={styles.choice}
      value={theme}
      onChange={(event) => handleChange(event.target.value)}
    >
      {themes.map((each) => (
        <option key={each} value={each}>
          {t(`theme.${each}`)}
        </option>
      ))}
    </select>
  )
}
