import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import type { PhoneState } from './PhoneState.ts'
import styles from './PhoneStrip.module.css'

/** In the desk's language, because only operators see it. */
const notes = {
  waiting: '',
  playing: 'Draft. Nothing you do here is real.',
  broken: 'The draft has errors. This is the last one without.',
  unreachable: 'The desk cannot be reached; this may be old.',
  ended: '',
} as const satisfies Record<PhoneState['kind'], string>

/** Shown above the draft, or in its place while there is none, so that nobody takes it for the real app. */
export function PhoneStrip({ state: { kind, release } }: { readonly state: PhoneState }) {
  if (kind !== 'ended' && release !== undefined)
    return (
      <output className={styles.strip} data-kind={kind}>
        {kind !== 'playing' && <Icon name={kind === 'broken' ? 'alert' : 'offline'} size={14} />}
        <span>{notes[kind]}</span>
      </output>
    )
  return (
    <main className={styles.alone}>
      {kind === 'waiting' && <Spinner label="The draft is coming" size={28} />}
      {kind === 'broken' && (
        <Told
          title="The draft has errors and cannot be shown"
          text="It appears here as soon as they are fixed at the desk."
        />
      )}
      {kind === 'unreachable' && (
        <Told
          icon="offline"
          title="The desk cannot be reached"
          text="Check the connection of this phone. It is tried again by itself."
        />
      )}
      {kind === 'ended' && <Told icon="eyeOff" title="This preview has ended" text="Show it again from the desk." />}
    </main>
  )
}

function Told({
  icon = 'alert',
  title,
  text,
}: {
  readonly icon?: 'alert' | 'offline' | 'eyeOff'
  readonly title: string
  readonly text: string
}) {
  return (
    <div role="alert">
      <EmptyState icon={icon} title={title} text={text} />
    </div>
  )
}
