import { useState, type FormEvent } from 'react'
import { languages, type Locale, locales } from '../../../../src/format/locales.ts'
import { STOP_WORDS_MAX, type StopName } from '../../../../src/format/wire/stops.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import { Dialog } from '../../../../src/ui/Dialog.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import type { StopRecord } from '../../../api/stopApi.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { Problem } from '../../kit/Problem.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import { useStops } from './useStops.ts'
import styles from './stops.module.css'

/** The app's own sentence of a stop, which members read where operators wrote nothing. */
function useOwnSentence(name: StopName): (locale: Locale) => string {
  const { live } = useDraftSnapshot()
  return (locale) => live.copy[locale][`stop.${name}`] ?? ''
}

/** Words that members read while something is stopped: the operators' in every language, else the app's own sentence. */
export function StopSentence({ stop: { name, words } }: { readonly stop: StopRecord }) {
  const { t, locale } = useWords()
  const ownSentence = useOwnSentence(name)
  const written = locales.flatMap((each) => words?.[each] ?? [])
  const text = written.length === 0 ? ownSentence(locale) : written.join(' / ')
  if (text === '') return null
  return <span className={styles.sentence}>{t('stops.membersRead', { text })}</span>
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
  const { t } = useWords()
  const { changeWords } = useStops()
  const ownSentence = useOwnSentence(name)
  const [typed, setTyped] = useState<Readonly<Partial<Record<Locale, string>>>>({})
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    const change = Object.entries(typed).map(([locale, text]) => [locale, text.trim() === '' ? null : text] as const)
    try {
      if (change.length > 0) await changeWords(name, Object.fromEntries(change))
      onDone()
    } catch (refusal) {
      setProblem(refusal)
    }
    setBusy(false)
  }

  return (
    <form
      noValidate
      className={styles.inWords}
      aria-label={t('stops.wordsOf', { what: t(`stops.${name}`) })}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <p className={styles.quiet}>{t('stops.wordsLive')}</p>
      {locales.map((locale) => (
        <TextField
          key={locale}
          label={languages[locale].name}
          placeholder={ownSentence(locale)}
          maxLength={STOP_WORDS_MAX}
          rows={2}
          value={typed[locale] ?? words?.[locale] ?? ''}
          onChange={(text) => setTyped({ ...typed, [locale]: text })}
        />
      ))}
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
  const { t } = useWords()
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
          aria-label={t('stops.changeWordsOf', { what: t(`stops.${stop.name}`) })}
          onClick={() => setOpen(true)}
        >
          {t('stops.changeWords')}
        </Button>
      </div>
    </>
  )
}

/** Button in the bar on every page, for a correction without the other stops around it. */
export function StopWordsButton({ stop }: { readonly stop: StopRecord }) {
  const { t } = useWords()
  const mayStop = useMay('publisher')
  const [isOpen, setOpen] = useState(false)
  if (!mayStop) return null
  const title = t('stops.wordsOf', { what: t(`stops.${stop.name}`) })
  return (
    <>
      <Button size="small" variant="quiet" aria-haspopup="dialog" aria-label={title} onClick={() => setOpen(true)}>
        {t('stops.wordsShort')}
      </Button>
      <Dialog open={isOpen} title={title} onClose={() => setOpen(false)}>
        {isOpen && <StopWordsForm stop={stop} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}
