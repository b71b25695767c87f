import { personas } from '../../../mocks/scenarios/Persona.ts'
import { scenarios } from '../../../mocks/scenarios/scenarios.ts'
import { languages, locales } from '../../format/locales.ts'
import { useReadable } from '../../renderer/reading/useReadable.ts'
import type { Workbench } from '../createWorkbench.ts'
import { LONGEST_LATENCY, situationIds } from '../WorkbenchState.ts'
import styles from '../workbench.module.css'
import { ChoiceInput } from './ChoiceInput.tsx'
import { ClockInput } from './ClockInput.tsx'
import { TypedInput } from './TypedInput.tsx'

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
