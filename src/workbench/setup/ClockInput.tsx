import { type ClockSetting, koreanText, readClock, usualClock } from '../ClockSetting.ts'
import { ChoiceInput } from './ChoiceInput.tsx'
import { TypedInput } from './TypedInput.tsx'

interface ClockInputProps {
  readonly clock: ClockSetting
  /** The time in the world now. */
  readonly now: (() => number) | undefined
  readonly onChange: (next: ClockSetting) => void
}

const LONGEST_OFFSET = 9_999_999

/** A clock that runs from 14:00 in Korea, moved by minutes, or one that is stopped. */
export function ClockInput({ clock, now, onChange }: ClockInputProps) {
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
