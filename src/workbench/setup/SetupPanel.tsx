import { personas } from '../../../mocks/scenarios/Persona.ts'
import { scenarios } from '../../../mocks/scenarios/scenarios.ts'
import { languages, locales } from '../../format/locales.ts'
import { useReadable } from '../../ui/useReadable.ts'
import type { Workbench } from '../createWorkbench.ts'
import { LONGEST_LATENCY, situationIds } from '../WorkbenchState.ts'
import styles from '../workbench.module.css'
import { type ClockSetting, koreanText, readClock, usualClock } from '../ClockSetting.ts'
import { useId, type KeyboardEvent } from 'react'

const LONGEST_OFFSET = 9_999_999

const personaNames = { visitor: 'A visitor', member: 'A member', agent: 'An agent' } as const

/** In what situation the documents are played. */
export function SetupPanel({ workbench }: { readonly workbench: Workbench }) {
  const { persona, scenario, locale, latency, failures, clock, offline } = useReadable(workbench.state)
  const { change } = workbench
  const network = scenario && scenarios[scenario].network
  return (
    <div className={styles.setup}>
      <ChoiceInput
        label="Persona"
        value={persona}
        options={personas.map((value) => ({ value, label: personaNames[value] }))}
        onChoose={(next) => change({ persona: next })}
      />
      <ChoiceInput
        label="Scenario"
        value={scenario ?? ''}
        options={[
          { value: '', label: 'Nothing special' } as const,
          ...situationIds.map((value) => ({ value, label: scenarios[value].title })),
        ]}
        onChoose={(next) =>
          change(next === '' ? { scenario: undefined } : { scenario: next, persona: scenarios[next].persona })
        }
      />
      <ChoiceInput
        label="Language"
        value={locale ?? ''}
        options={[
          { value: '', label: 'As the settings say', disabled: true } as const,
          ...locales.map((value) => ({ value, label: languages[value].name })),
        ]}
        onChoose={(next) => next !== '' && change({ locale: next })}
      />
      <TypedInput
        label="Latency, ms"
        type="number"
        max={LONGEST_LATENCY}
        value={latency?.toString() ?? ''}
        placeholder={String(network?.delay ?? 0)}
        onCommit={(text) => change({ latency: text === '' ? undefined : Math.min(Number(text), LONGEST_LATENCY) })}
      />
      <TypedInput
        label="Calls that fail, %"
        type="number"
        max={100}
        value={String(failures)}
        onCommit={(text) => change({ failures: Math.min(Number(text), 100) })}
      />
      <ClockInput
        clock={clock}
        now={workbench.playing.getSnapshot()?.now}
        onChange={(next) => change({ clock: next })}
      />
      <label className={styles.check}>
        <input type="checkbox" checked={offline} onChange={(event) => change({ offline: event.target.checked })} />
        Offline
      </label>
      <p className={styles.quiet}>
        Persona, scenario and clock begin a new world; the rest changes in place. The address of this page brings all of
        it back.
      </p>
    </div>
  )
}

interface ClockInputProps {
  readonly clock: ClockSetting
  /** The time in the world now. */
  readonly now: (() => number) | undefined
  readonly onChange: (next: ClockSetting) => void
}

/** A clock that runs from 14:00 in Korea, moved by minutes, or one that is stopped. */
function ClockInput({ clock, now, onChange }: ClockInputProps) {
  return (
    <>
      <ChoiceInput
        label="Clock"
        value={clock.kind}
        options={[
          { value: 'running', label: 'Runs from 14:00 in Korea' },
          { value: 'fixed', label: 'Stopped' },
        ]}
        onChoose={(kind) => onChange(kind === 'running' ? usualClock : readClock(koreanText(now?.() ?? Date.now())))}
      />
      {clock.kind === 'running' ? (
        <TypedInput
          label="Moved by, minutes"
          type="number"
          min={-LONGEST_OFFSET}
          max={LONGEST_OFFSET}
          value={String(clock.offset)}
          onCommit={(text) => onChange({ kind: 'running', offset: Number(text) })}
        />
      ) : (
        // As the browser writes it: no seconds when there are none.
        <TypedInput
          label="At, in Korea"
          type="datetime-local"
          value={koreanText(clock.at).replace(/:00$/, '')}
          onCommit={(text) => onChange(readClock(text))}
        />
      )}
    </>
  )
}

interface ChoiceInputProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string; readonly disabled?: boolean }[]
  readonly onChoose: (value: Value) => void
}

/** One of several. */
function ChoiceInput<Value extends string>({ label, value, options, onChoose }: ChoiceInputProps<Value>) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen) onChoose(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

interface TypedInputProps {
  readonly label: string
  readonly type: 'number' | 'datetime-local'
  readonly value: string
  readonly min?: number
  readonly max?: number
  readonly placeholder?: string
  /** Called when it is left or Enter is pressed: half a number is not played. */
  readonly onCommit: (text: string) => void
}

/** Something typed. What comes from elsewhere, as from an address, replaces it. */
function TypedInput({ label, type, value, min = 0, max, placeholder, onCommit }: TypedInputProps) {
  const id = useId()
  const commit = (input: HTMLInputElement) => {
    if (input.value !== value && input.validity.valid) onCommit(input.value)
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        key={value}
        type={type}
        defaultValue={value}
        placeholder={placeholder}
        // Whole numbers and seconds; in whole minutes a time with seconds could not be left for another.
        step={1}
        {...(type === 'number' && { min, max })}
        onBlur={(event) => commit(event.currentTarget)}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          if (event.key === 'Enter') commit(event.currentTarget)
        }}
      />
    </div>
  )
}
