import { themes } from '../../../src/format/themes.ts'
import { useWords } from '../words/useWords.ts'
import { useReadable } from '../../../src/ui/useReadable.ts'
import { chooseTheme, shownTheme } from './keptTheme.ts'
import styles from '../words/LanguageChoice.module.css'

/** Light or dark, or as the device has it. */
export function ThemeChoice() {
  const { t } = useWords()
  const theme = useReadable(shownTheme)
  return (
    <select
      aria-label={t('theme.label')}
      className={styles.choice}
      value={theme}
      onChange={(event) => chooseTheme(themes.find((each) => each === event.target.value) ?? 'system')}
    >
      {themes.map((each) => (
        <option key={each} value={each}>
          {t(`theme.${each}`)}
        </option>
      ))}
    </select>
  )
}
