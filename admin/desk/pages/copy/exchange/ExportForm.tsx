import { useState } from 'react'
import { defaultLocale, locales, type Locale } from '../../../../../src/format/locales.ts'
import { Button } from '../../../../../src/ui/Button.tsx'
import { Checkbox } from '../../../../../src/ui/Checkbox.tsx'
import { useDraftSnapshot } from '../../../facts/draft/DraftProvider.tsx'
import { saveFile } from '../../../kit/saveFile.ts'
import { cellState, textNow } from '../../../facts/texts/cellState.ts'
import { copyKeys } from '../copyRows.ts'
import { fitOf } from '../../../facts/texts/copyBudget.ts'
import { faultText } from '../../../facts/texts/faultText.ts'
import { useTextJudge } from '../../../facts/texts/useTextJudge.ts'
import type { KeyUse } from '../../../facts/texts/usesOfKeys.ts'
import { writeCsv } from './csv.ts'
import type { ExchangeEntry } from './ExchangeEntry.ts'
import { writeXliff } from './xliff.ts'
import styles from '../review/copyReview.module.css'
import wide from '../../../kit/wideDialog.module.css'
import { useWords } from '../../../words/useWords.ts'

export interface ExportFormProps {
  /** Keys that the filter shows. */
  readonly keys: readonly string[]
  readonly uses: ReadonlyMap<string, readonly KeyUse[]>
}

/** Writes texts into files for translators. */
export function ExportForm({ keys, uses }: ExportFormProps) {
  const words = useWords()
  const { t, language } = words
  const snapshot = useDraftSnapshot()
  const judge = useTextJudge()
  const [chosen, setChosen] = useState<readonly Locale[]>(locales.filter((locale) => locale !== defaultLocale))
  const [isFiltered, setIsFiltered] = useState(false)
  const every = copyKeys(snapshot)
  const exported = isFiltered ? keys : every

  function entriesOf(): readonly ExchangeEntry[] {
    return chosen.flatMap((locale) =>
      exported.map((key) => {
        const { text, faults, isStale } = cellState(snapshot, judge, key, locale)
        const { budget } = fitOf(snapshot.shipped, key, locale, '')
        return {
          key,
          locale,
          place: words.list((uses.get(key) ?? []).map(({ label }) => label)),
          budget: budget === undefined ? '' : String(budget),
          note: [...faults.map((fault) => faultText(fault, words)), ...(isStale ? [t('copy.sourceNewer')] : [])].join(
            ' ',
          ),
          source: textNow(snapshot, key, defaultLocale),
          target: text,
          state: text === '' ? 'missing' : isStale ? 'stale' : 'translated',
        }
      }),
    )
  }

  function handleCsv() {
    saveFile('texts.csv', new Blob([writeCsv(entriesOf())], { type: 'text/csv' }))
  }

  function handleXliff() {
    const entries = entriesOf()
    for (const locale of chosen)
      saveFile(`texts-${locale}.xlf`, new Blob([writeXliff(entries, locale)], { type: 'application/xliff+xml' }))
  }

  return (
    <div className={wide.wide}>
      <p className={styles.quiet}>{t('copy.exportText')}</p>
      <div className={styles.row}>
        {locales.map((locale) => (
          <Checkbox
            key={locale}
            label={language(locale)}
            checked={chosen.includes(locale)}
            onChange={(on) => setChosen(locales.filter((each) => (each === locale ? on : chosen.includes(each))))}
          />
        ))}
      </div>
      <Checkbox label={t('copy.onlyFound', { count: keys.length })} checked={isFiltered} onChange={setIsFiltered} />
      <div className={styles.row}>
        <Button icon="download" disabled={chosen.length === 0 || exported.length === 0} onClick={handleCsv}>
          {t('copy.asCsv')}
        </Button>
        <Button
          icon="download"
          variant="secondary"
          disabled={chosen.length === 0 || exported.length === 0}
          onClick={handleXliff}
        >
          {t('copy.asXliff')}
        </Button>
      </div>
    </div>
  )
}
