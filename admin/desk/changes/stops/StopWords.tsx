import { useState } from 'react'
import { languages, type Locale, locales } from '../../../../src/format/locales.ts'
import { STOP_WORDS_MAX, type StopName } from '../../../../src/format/wire/stops.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import { Dialog } from '../../../../src/ui/Dialog.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import type { StopRecord } from '../../../api/stopApi.ts'
import { stopText } from '../../facts/names/stopText.ts'
import { Problem } from '../../kit/Problem.tsx'
import { useSendForm } from '../../kit/useSendForm.ts'
import { useWords } from '../../words/useWords.ts'
import { StopSentence, useOwnSentence } from './StopSentence.tsx'
import { useStops } from './useStops.ts'
import styles from './stops.module.css'

interface WordsFieldsProps {
  readonly name: StopName
  readonly valueOf: (locale: Locale) => string
  readonly onChange: (locale: Locale, text: string) => void
  readonly isFirst?: boolean
}

/** A field for each language, over the app's own sentence. */
export function WordsFields({ name, valueOf, onChange, isFirst = false }: WordsFieldsProps) {
  const { t } = useWords()
  const ownSentence = useOwnSentence(name)
  return (
    <>
      <p className={styles.quiet}>{t('stops.wordsHint')}</p>
      {locales.map((locale, index) => (
        <TextField
          key={locale}
          label={languages[locale].name}
          placeholder={ownSentence(locale)}
          maxLength={STOP_WORDS_MAX}
          rows={2}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what was asked for
          autoFocus={isFirst && index === 0}
          value={valueOf(locale)}
          onChange={(text) => onChange(locale, text)}
        />
      ))}
    </>
  )
}

interface StopWordsProps {
  readonly stop: StopRecord
  readonly onDone: () => void
}

/**
 * Words of a stop that is on, to be corrected while it lasts. Only the languages that were typed are sent: a colleague
 * may correct another one at the same time.
 */
function StopWordsForm({ stop: { name, words }, onDone }: StopWordsProps) {
  const said = useWords()
  const { t } = said
  const { changeWords } = useStops()
  const [typed, setTyped] = useState<Readonly<Partial<Record<Locale, string>>>>({})
  const { form, busy, problem } = useSendForm(true, async () => {
    const change = Object.entries(typed).map(([locale, text]) => [locale, text.trim() === '' ? null : text] as const)
    if (change.length > 0) await changeWords(name, Object.fromEntries(change))
    onDone()
  })

  return (
    <form {...form} className={styles.inWords} aria-label={t('stops.wordsOf', { what: stopText(name, said) })}>
      <p className={styles.quiet}>{t('stops.wordsLive')}</p>
      <WordsFields
        name={name}
        isFirst
        valueOf={(locale) => typed[locale] ?? words?.[locale] ?? ''}
        onChange={(locale, text) => setTyped({ ...typed, [locale]: text })}
      />
      <Problem error={problem} />
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={busy}>
          {t('stops.saveWords')}
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          {t('stops.leaveWords')}
        </Button>
      </div>
    </form>
  )
}

/** Sentence of a stop, and for those who may stop the way to change it in place. */
export function StopWords({ stop }: { readonly stop: StopRecord }) {
  const said = useWords()
  const { t } = said
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <StopWordsForm stop={stop} onDone={() => setOpen(false)} />
  return (
    <>
      <p className={styles.quiet}>
        <StopSentence stop={stop} />
      </p>
      <div>
        <Button
          size="small"
          variant="quiet"
          icon="edit"
          aria-label={t('stops.changeWordsOf', { what: stopText(stop.name, said) })}
          onClick={() => setOpen(true)}
        >
          {t('stops.changeWords')}
        </Button>
      </div>
    </>
  )
}

/** The words alone, for a correction without the other stops around it. */
export function StopWordsDialog({ stop, onDone }: StopWordsProps) {
  const said = useWords()
  const { t } = said
  return (
    <Dialog open title={t('stops.wordsOf', { what: stopText(stop.name, said) })} onClose={onDone}>
      <StopWordsForm stop={stop} onDone={onDone} />
    </Dialog>
  )
}
