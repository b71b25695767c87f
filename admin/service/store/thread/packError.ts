import { Refusal } from '../../base/Refusal.ts'
import * as refusals from '../../base/refusals.ts'
import * as scheduleRefusals from '../../base/scheduleRefusals.ts'
import * as trialRefusals from '../../base/trialRefusals.ts'

/** An error on its way to another thread, which by itself would lose its class and all that the class adds. */
export interface PackedError {
  readonly name: string
  readonly message: string
  readonly stack?: string
  /** Its own fields, such as a refusal's code and details. */
  readonly fields: Readonly<Record<string, unknown>>
}

const refusalKinds = new Map(
  Object.values({ ...refusals, ...scheduleRefusals, ...trialRefusals }).map((kind) => [kind.name, kind] as const),
)

export function packError(thrown: unknown): PackedError {
  if (!(thrown instanceof Error)) return { name: 'Error', message: String(thrown), fields: {} }
  const { name, message, stack } = thrown
  return { name, message, ...(stack !== undefined && { stack }), fields: Object.fromEntries(Object.entries(thrown)) }
}

/** The same error, a refusal of the same class. */
export function unpackError({ name, message, stack, fields }: PackedError): Error {
  const kind = refusalKinds.get(name)
  // A class of its own builds its sentence and details again from other arguments; here they are given.
  const error: Error =
    kind === undefined
      ? Object.assign(new Error(message), { name })
      : Reflect.construct(Refusal, [fields['code'], message, fields['details']], kind)
  return Object.assign(error, fields, { stack })
}
