import type { FormBlock } from '../../format/blocks/form.ts'
import { dependenciesOf } from '../screen/dependenciesOf.ts'
import type { PlaceInScreen } from '../screen/ScopeContext.tsx'

interface FormWatchOptions {
  readonly block: () => FormBlock
  readonly place: () => PlaceInScreen
  readonly onChange: () => void
}

/** Follows what a form reads of its screen. */
export interface FormWatch {
  start(): void
  /** Another block or place reads other parts. */
  renew(): void
  stop(): void
}

export function createFormWatch({ block, place, onChange }: FormWatchOptions): FormWatch {
  let isOn = false
  let stops: readonly (() => void)[] = []

  function renew(): void {
    for (const stop of stops) stop()
    if (!isOn) {
      stops = []
      return
    }
    const { store, extras } = place()
    const parts = store.readables([...new Set(readBy(block()))], extras)
    stops = [
      ...parts.map((part) => part.subscribe(onChange)),
      // A new plan may read other parts for a name such as `value.total`.
      store.play.subscribe(() => {
        renew()
        onChange()
      }),
    ]
  }

  return {
    start() {
      isOn = true
      renew()
    },
    renew,
    stop() {
      isOn = false
      renew()
    },
  }
}

/** The names that decide over what shows, what is wrong and what the form starts with. */
function readBy({ fields, rules }: FormBlock): readonly string[] {
  const ofFields = Object.values(fields).flatMap(({ when, start, max }) => [when, start, max])
  return [...ofFields, ...rules.flatMap(({ assert, when }) => [assert, when])]
    .flatMap((expression) => dependenciesOf(expression))
    .filter((name) => name !== 'form')
}
