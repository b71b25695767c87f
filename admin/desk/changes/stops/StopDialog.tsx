import { useId, useState } from 'react'
import { languages, locales } from '../../../../src/format/locales.ts'
import { STOP_WORDS_MAX, stopNames, type StopName } from '../../../../src/format/wire/stops.ts'
import type { StopRecord } from '../../../api/stopApi.ts'
import { Badge } from '../../../../src/ui/Badge.tsx'
import { Button } from '../../../../src/ui/Button.tsx'
import { Dialog } from '../../../../src/ui/Dialog.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { clearSent } from '../../kit/clearSent.ts'
import { Problem } from '../../kit/Problem.tsx'
import { useWords } from '../../words/useWords.ts'
import { StopWords } from './StopWords.tsx'
import { useStops } from './useStops.ts'
import styles from './stops.module.css'

interface StopDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** A reason and one more click: there may be no time. What is typed stays when the dialog is closed by mistake. */
export function StopDialog({ open, onClose }: StopDialogProps) {
  const { t } = useWords()
  const [reason, setReason] = useState('')
  const [words, setWords] = useState<Readonly<Record<string, string>>>({})
  const [tried, setTried] = useState(false)
  const { busy, error, said, change } = useChange()
  const { stops = [] } = useStops()
  const isEmpty = reason.trim() === ''

  async function handle(name: StopName, wanted: (reason: string) => Change): Promise<void> {
    setTried(true)
    if (isEmpty || busy !== undefined) return
    if (!(await change(name, wanted(reason.trim())))) return
    setReason(clearSent(reason))
    setWords((typed) => (typed === words ? {} : typed))
    setTried(false)
  }

  return (
    <Dialog open={open} title={t('stops.stop')} onClose={onClose}>
      <div className={styles.dialog}>
        <p className={styles.quiet}>{t('stops.text')}</p>
        <TextField
          label={t('stops.reason')}
          hint={t('stops.reasonHint')}
          rows={2}
          maxLength={500}
          required
          value={reason}
          onChange={setReason}
          error={tried && isEmpty ? t('stops.reasonMissing') : undefined}
        />
        <details className={styles.words}>
          <summary>{t('stops.words')}</summary>
          <div className={styles.inWords}>
            <p className={styles.quiet}>{t('stops.wordsHint')}</p>
            {locales.map((locale) => (
              <TextField
                key={locale}
                label={languages[locale].name}
                maxLength={STOP_WORDS_MAX}
                value={words[locale] ?? ''}
                onChange={(text) => setWords({ ...words, [locale]: text })}
              />
            ))}
          </div>
        </details>
        <Problem error={error} />
        <ul className={styles.list}>
          {stopNames.map((name) => (
            <StopRow
              key={name}
              name={name}
              record={stops.find((stop) => stop.name === name)}
              busy={busy === name}
              onStop={() => void handle(name, (why) => ({ reason: why, words: written(words) }))}
              onLift={() => void handle(name, (why) => ({ lift: why }))}
            />
          ))}
        </ul>
        <output className={styles.quiet}>
          {said && t(said.isOn ? `stops.${said.name}Stopped` : `stops.${said.name}Lifted`)}
        </output>
      </div>
    </Dialog>
  )
}

interface StopRowProps {
  readonly name: StopName
  readonly record: StopRecord | undefined
  readonly busy: boolean
  readonly onStop: () => void
  readonly onLift: () => void
}

/** The two buttons have places of their own: a colleague's stop that arrives must not turn a tap into lifting it. */
function StopRow({ name, record, busy, onStop, onLift }: StopRowProps) {
  const { t, ago } = useWords()
  const id = useId()
  const isOn = record !== undefined
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p id={id}>
          <strong>{t(`stops.${name}`)}</strong> {isOn && <Badge tone="loss">{t('stops.stopped')}</Badge>}
        </p>
        <p className={styles.quiet}>
          {record && record.actor !== ''
            ? t('stops.by', { ago: ago(record.at), name: record.actor, reason: record.reason })
            : t(`stops.${name}Closes`)}
        </p>
        {isOn && <StopWords stop={record} />}
        {isOn && (
          <div>
            <Button size="small" variant="secondary" busy={busy} aria-describedby={id} onClick={onLift}>
              {t('stops.lift')}
            </Button>
          </div>
        )}
      </div>
      <Button
        size="small"
        variant="danger"
        busy={busy && !isOn}
        aria-disabled={isOn}
        aria-describedby={id}
        onClick={isOn ? undefined : onStop}
      >
        {t('stops.stopIt')}
      </Button>
    </li>
  )
}

type Change = { readonly reason: string; readonly words?: Readonly<Record<string, string>> } | { readonly lift: string }

/** One change at a time, and what came of it. */
function useChange() {
  const { stop, lift } = useStops()
  const [busy, setBusy] = useState<StopName>()
  const [error, setError] = useState<unknown>()
  const [said, setSaid] = useState<{ readonly name: StopName; readonly isOn: boolean }>()

  async function change(name: StopName, wanted: Change): Promise<boolean> {
    setBusy(name)
    setError(undefined)
    setSaid(undefined)
    try {
      await ('lift' in wanted ? lift(name, wanted.lift) : stop(name, wanted))
      setSaid({ name, isOn: !('lift' in wanted) })
      return true
    } catch (refusal) {
      setError(refusal)
      return false
    } finally {
      setBusy(undefined)
    }
  }
  return { busy, error, said, change }
}

function written(words: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(words).filter(([, text]) => text.trim() !== ''))
}
