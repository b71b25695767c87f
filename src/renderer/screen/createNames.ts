import type { Scope } from '../../format/expression/evaluate.ts'
import { Unavailable } from '../../format/expression/Unavailable.ts'
import type { ScreenPlan } from '../../format/screen.ts'
import type { Expression } from '../../format/shape/compiled.ts'
import type { Renderer } from './Renderer.ts'
import type { SourceState } from './SourceState.ts'
import { USER } from './createUserSource.ts'
import { dependenciesOf } from './dependenciesOf.ts'
import { evaluateIn } from './evaluateIn.ts'
import { filterValues } from './filterValues.ts'
import type { Play } from './playOf.ts'
import { computed } from '../../store/computed.ts'
import type { Readable } from '../../store/Store.ts'

/** Names that a place in the document adds to the screen's own. */
export interface ScopeExtras {
  readonly row?: unknown
  readonly tab?: unknown
  readonly result?: unknown
  /** The member as known before the first of the actions. */
  readonly before?: object
  /** State of a switch that the member wants. */
  readonly on?: boolean
  /** The values of the form around, read live. */
  readonly form?: Readable<object>
}

/** The names in the expressions of an open screen. */
export interface Names {
  /** The names as they are now. */
  scope(extras: ScopeExtras): Scope
  /** The parts that have to be watched for these names. */
  readables(names: readonly string[], extras: ScopeExtras): readonly Readable<unknown>[]
}

const none: ScopeExtras = {}

export function createNames({
  renderer: { host, ticker },
  play,
  source,
  forms,
}: {
  readonly renderer: Renderer
  readonly play: Readable<Play>
  readonly source: (name: string) => Readable<SourceState>
  readonly forms: Readable<Readonly<Record<string, object>>>
}): Names {
  /** The parts behind a name that can change; for a screen value, the parts it reads itself. */
  function partsOf(name: string, extras: ScopeExtras, seen: Set<string>): readonly Readable<unknown>[] {
    const [root = '', part = ''] = name.split('.', 2)
    const { plan, filters, formIds } = play.getSnapshot()
    if (root === 'form') return [extras.form ?? forms, ...(formIds.includes(part) ? [forms] : [])]
    if (seen.has(name)) return []
    seen.add(name)
    // The screen's own values read its forms, wherever they are read themselves.
    const readBy = (fragment: unknown) => dependenciesOf(fragment).flatMap((other) => partsOf(other, none, seen))
    switch (root) {
      case 'query':
        return [play]
      case 'user':
        return [host.user, host.session, source(USER)]
      case 'session':
      case 'site':
      case 'play':
      case 'settings':
        return [host[root]]
      case 'now':
        return [ticker]
      case 'data':
        return (part === '' ? Object.keys(plan.sources) : [part]).map(source)
      case 'value':
        return readBy(part === '' ? plan.values : plan.values[part])
      case 'filter':
        return [
          play,
          host.lists,
          ...readBy(filters),
          ...filters.flatMap(({ fields }) =>
            fields.flatMap((field) =>
              'choices' in field && typeof field.choices === 'object' ? [source(field.choices.source)] : [],
            ),
          ),
        ]
      default:
        return []
    }
  }

  function readables(names: readonly string[], extras: ScopeExtras): readonly Readable<unknown>[] {
    const seen = new Set<string>()
    return [...new Set(names.flatMap((name) => partsOf(name, extras, seen)))]
  }

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

  /** The names that do not depend on the place: every row and field of a screen reads the same, so it is made once for all. */
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
        return userNow()
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
        return formSeenBy(extras)
      case 'filter':
        // A default may read the tab it is in.
        return extras.tab === undefined ? shared().filter.getSnapshot() : filterOf(scope)
      case 'now':
        return ticker.getSnapshot()
      case 'row':
      case 'tab':
      case 'result':
      case 'before':
      case 'on':
        return extras[name]
      default:
        return undefined
    }
  }

  /** The values of the form around, beside those of all forms by their ids where a screen has several. */
  function formSeenBy({ form }: ScopeExtras): object {
    const { formIds } = play.getSnapshot()
    const all = forms.getSnapshot()
    const own = form?.getSnapshot()
    if (formIds.length < 2) return own ?? all[formIds[0] ?? ''] ?? {}
    // A field of the form itself comes before a form of the same name.
    return { ...Object.fromEntries(formIds.map((id) => [id, all[id] ?? {}])), ...own }
  }

  function userNow(): object {
    const known = host.user.getSnapshot()
    if (known !== undefined || !host.session.getSnapshot().loggedIn) return known ?? {}
    throw new Unavailable(source(USER).getSnapshot().status === 'failed' ? 'failed' : 'pending', USER)
  }

  function scopeOf(extras: ScopeExtras): Scope {
    const scope: Scope = { get: (name) => read(name, extras, scope) }
    return scope
  }

  return { scope: scopeOf, readables }
}

/** An object whose fields are worked out when they are read. */
function lazily(fields: readonly (readonly [name: string, read: () => unknown])[]): object {
  const object = {}
  for (const [name, get] of fields) Object.defineProperty(object, name, { enumerable: true, get })
  return object
}
