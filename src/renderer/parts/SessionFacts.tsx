import { useEffect } from 'react'
import { useTranslate } from '../reading/language.ts'
import { useHost, useRenderer } from '../screen/RendererProvider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { joinNames } from '../../ui/joinNames.ts'
import { NetAmount } from './NetAmount.tsx'
import styles from './SessionFacts.module.css'
import { useReadable } from '../../ui/useReadable.ts'

/**
 * How long the session has lasted and what it has come to, beside every game and board; a tap leads to help.
 * `inset` is within a card, where it takes no more room than its words.
 */
export function SessionFacts({ inset = false }: { readonly inset?: boolean }) {
  const { play } = useHost()
  const translate = useTranslate()
  const { since, net } = useReadable(play)
  // Nothing may have asked for it yet.
  useEffect(() => void play.follow().catch(ignore), [play])
  const handleCheck = () => void play.follow().then((followed) => followed.check(), ignore)

  return (
    <button type="button" className={joinNames(styles.facts, inset && styles.inset)} onClick={handleCheck}>
      <span>
        <span>{translate('play.time')}</span> <SessionTime since={since} />
      </span>{' '}
      <span className={styles.net}>
        <span>{translate('play.net')}</span> <NetAmount net={net} />
      </span>{' '}
      <span className={styles.help}>
        <Icon name="help" />
        <span>{translate('play.help')}</span>
      </span>
    </button>
  )
}

const ignore = () => undefined

/** The time since a moment, by the second. */
function SessionTime({ since }: { readonly since: number | undefined }) {
  const { ticker } = useRenderer()
  const now = useReadable(ticker)
  return <span className={styles.figure}>{since === undefined ? '–:––' : formatElapsed(Math.max(0, now - since))}</span>
}

/** `4:05`, with hours `1:04:05`. */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  const two = (count: number) => String(count).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
