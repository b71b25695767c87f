import type { MessagePort, Worker } from 'node:worker_threads'
import type { Store } from '../Store.ts'
import { Refusal } from '../../base/Refusal.ts'
import * as refusals from '../../base/refusals.ts'
import * as scheduleRefusals from '../../base/scheduleRefusals.ts'
import * as trialRefusals from '../../base/trialRefusals.ts'

/** A backup is taken and restored by a command, in a process of its own. */
type AskedMethod = Exclude<keyof Store, 'watch' | 'dump' | 'fill'>

/** The functions in a value, at whatever depth; `never` where it is data throughout. */
type FunctionsIn<T> = T extends (...given: never[]) => unknown
  ? T
  : T extends Uint8Array
    ? never
    : T extends readonly (infer Item)[] | ReadonlySet<infer Item> | ReadonlyMap<unknown, infer Item>
      ? FunctionsIn<Item>
      : T extends object
        ? { [Key in keyof T]-?: FunctionsIn<T[Key]> }[keyof T]
        : never

/** One that takes a function, even inside an object, is none of these: no message carries it. */
type Method = {
  [M in AskedMethod]: [FunctionsIn<Parameters<Store[M]>[number]>] extends [never] ? M : never
}[AskedMethod]

interface Call {
  readonly id: number
  readonly method: Method
  readonly given: readonly unknown[]
}

type Answer = { readonly id: number; readonly made: unknown } | { readonly id: number; readonly failure: PackedError }

/** The side that has the store. Calls begin in the order in which they arrive. */
export function answerCalls(store: Store, port: MessagePort): void {
  const post = (answer: Answer): void => port.postMessage(answer)

  async function answer({ id, method, given }: Call): Promise<void> {
    try {
      post({ id, made: await Reflect.apply(store[method], store, given) })
    } catch (error) {
      post({ id, failure: packError(error) })
    }
  }

  port.on('message', (call: Call) => void answer(call))
}

interface Calls {
  readonly store: Store
  /** Nobody answers any more: rejects every call, those that wait and those to come. */
  end(error: Error): void
}

/**
 * The side that asks. `here` is the same store on this side: it is not opened, but for backups, and what is only known
 * to a process is asked of it.
 */
export function createCalls(here: Store, port: MessagePort | Worker): Calls {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let lastId = 0
  let ended: Error | undefined

  async function ask(method: Method, given: readonly unknown[]): Promise<unknown> {
    if (ended !== undefined) throw ended
    lastId += 1
    const call: Call = { id: lastId, method, given }
    port.postMessage(call)
    if (waiting.size === 0) port.ref()
    const waits = Promise.withResolvers<unknown>()
    waiting.set(call.id, waits)
    return waits.promise
  }

  port.on('message', (answer: Answer) => {
    const call = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (waiting.size === 0) port.unref()
    if ('failure' in answer) call?.reject(unpackError(answer.failure))
    else call?.resolve(answer.made)
  })
  // Only a call that waits keeps the process running.
  port.unref()

  return {
    store: {
      ...new Proxy(here, {
        get:
          (_, method: AskedMethod) =>
          (...given: readonly unknown[]) =>
            ask(method, given),
      }),
      watch: (hear) => here.watch(hear),
      dump: () => here.dump(),
      fill: (rows, at, audit) => here.fill(rows, at, audit),
    },

    end(error) {
      ended ??= error
      for (const call of waiting.values()) call.reject(error)
      waiting.clear()
    },
  }
}

/** An error on its way to another thread, which by itself would lose its class and all that the class adds. */
interface PackedError {
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
