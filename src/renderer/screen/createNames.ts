import type { Scope } from '../../format/expression/evaluate.ts'
import { Unavailable } from '../../format/expression/Unavailable.ts'
import type { ScreenPlan } from '../../format/screen.ts'
import type { Expression } from '../../format/shape/compiled.ts'
import type { Renderer } from './Renderer.ts'
import type { SourceState } from './SourceState.ts'
import { USER } from './createUserSource.ts'
import { createReadables } from './createReadables.ts'
import { evaluateIn } from './evaluateIn.ts'
import { filterValues } from './filterValues.ts'
import type { Play } from './playOf.ts'
import { computed } from '../../store/computed.ts'
import type { ScopeExtras } from './ScopeExtras.ts'
import type { Readable } from '../../store/Store.ts'

/** What the names in the expressions of an open screen mean. */
export interface Names {
  /** The names as they are now. */
  scope(extras: ScopeExtras): Scope
  /** What has to be watched for these names. */
  readables(names: readonly string[], extras: ScopeExtras): readonly Readable<unknown>[]
}

export interface NamesOptions {
  readonly renderer: Renderer
  readonly play: Readable<Play>
  readonly source: (name: string) => Readable<SourceState>
  readonly forms: Readable<Readonly<Record<string, object>>>
}

const none: ScopeExtras = {}

export function createNames(options: NamesOptions): Names {
  const { play, source, forms } = options
  const { host, ticker } = options.renderer
  const readables = createReadables(options)

  function answerOf(name: string): SourceState {
    const state = source(name).getSnapshot()
    if (state.status === 'ready') return state
    throw new Unavailable(state.status === 'failed' ? 'failed' : 'pending', name)
  }

  function dataOf(name: string): unknown {
    const { data, off } = answerOf(name)
    return off ? undefined : data
  }

  function filterOf(scope: Scope): object {
    const { filters, query } = play.getSnapshot()
    const around = { query, scope, rowsOf: (name: string) => answerOf(name).rows, lists: host.lists.getSnapshot() }
    const [only] = filters
    if (filters.length === 1 && only) return filterValues(only.fields, { ...around, prefix: '' })
    return Object.fromEntries(
      filters.map(({ id, fields }) => [id, filterValues(fields, { ...around, prefix: `${id}.` })]),
    )
  }

  function valueOf(expression: Expression): unknown {
    const outcome = evaluateIn(expression, scopeOf(none))
    if (outcome.kind === 'value') return outcome.value
    if (outcome.kind === 'problem') return undefined
    throw new Unavailable(outcome.kind, outcome.kind === 'failed' ? outcome.source : undefined)
  }

  /** What does not depend on the place: every row and field of a screen reads the same, so it is made once for all. */
  function sharedBy(plan: ScreenPlan) {
    return {
      plan,
      data: lazily(Object.keys(plan.sources).map((name) => [name, () => dataOf(name)])),
      value: lazily(Object.entries(plan.values).map(([name, expression]) => [name, () => valueOf(expression)])),
      filter: computed(readables(['filter'], none), () => filterOf(scopeOf(none))),
    }
  }

  let known: ReturnType<typeof sharedBy> | undefined
  function shared(): ReturnType<typeof sharedBy> {
    const { plan } = play.getSnapshot()
    if (known?.plan !== plan) known = sharedBy(plan)
    return known
  }

  function read(name: string, extras: ScopeExtras, scope: Scope): unknown {
    switch (name) {
      case 'query':
        return play.getSnapshot().declared
      case 'user':
        return userOf(host, source)
      case 'session':
      case 'site':
      case 'play':
      case 'settings':
        return host[name].getSnapshot() ?? {}
      case 'data':
        return shared().data
      case 'value':
        return shared().value
      case 'form':
        return extras.form?.getSnapshot() ?? formOf(play.getSnapshot(), forms.getSnapshot())
      case 'filter':
        // A default may read the tab it is in.
        return extras.tab === undefined ? shared().filter.getSnapshot() : filterOf(scope)
      case 'now':
        return ticker.getSnapshot()
      case 'row':
        return extras.row
      case 'tab':
        return extras.tab
      case 'result':
        return extras.result
      case 'before':
        return extras.before
      case 'on':
        return extras.on
      default:
        return undefined
    }
  }

  function scopeOf(extras: ScopeExtras): Scope {
    const scope: Scope = { get: (name) => read(name, extras, scope) }
    return scope
  }

  return { scope: scopeOf, readables }
}

function userOf({ user, session }: Renderer['host'], source: NamesOptions['source']): object {
  const known = user.getSnapshot()
  if (known !== undefined || !session.getSnapshot().loggedIn) return known ?? {}
  throw new Unavailable(source(USER).getSnapshot().status === 'failed' ? 'failed' : 'pending', USER)
}

/** The only form of the screen, or all of them by their ids. */
function formOf({ formIds }: Play, all: Readonly<Record<string, object>>): object {
  if (formIds.length > 1) return Object.fromEntries(formIds.map((id) => [id, all[id] ?? {}]))
  return all[formIds[0] ?? ''] ?? {}
}

/** An object whose fields are worked out when they are read. */
function lazily(fields: readonly (readonly [name: string, read: () => unknown])[]): object {
  const object = {}
  for (const [name, get] of fields) Object.defineProperty(object, name, { enumerable: true, get })
  return object
}
