import type { Scope } from '../../format/expression/evaluate.ts'
import type { ScreenPlan } from '../../format/screen.ts'
import { reuseEqual } from '../../platform/reuseEqual.ts'
import { createCell, type Cell } from '../createCell.ts'
import type { Readable } from '../Host.ts'
import { createPopups, type Popups } from '../popups/createPopups.ts'
import type { Renderer } from '../Renderer.ts'
import { loadingSource, type SourceHandle, type SourceState } from '../sources/SourceState.ts'
import { dependenciesOf } from './dependenciesOf.ts'
import { evaluateIn } from './evaluateIn.ts'
import { filterValues } from './filterValues.ts'
import type { holdPlan } from './holdPlan.ts'
import { isSameQuery, playOf, type Play, type Query } from './playOf.ts'
import type { ScopeExtras } from './ScopeExtras.ts'
import { Unavailable } from './Unavailable.ts'

/** How a newer document is held back: it comes with the first form, not with the app. */
type Hold = typeof holdPlan

/** The state of one open screen. Its parts change on their own, and only those who read a part hear of it. */
export interface ScreenStore {
  readonly renderer: Renderer
  readonly play: Readable<Play>
  /** The newest document waits for what is typed in a form that it moves or takes away. */
  readonly isHeld: Readable<boolean>
  readonly popups: Popups
  /** The row that is opened, named by its list and its key. */
  readonly openRow: Cell<string | undefined>
  update(plan: ScreenPlan, query: Query): void
  source(name: string): Cell<SourceState>
  /** Says how to work a source; the result takes it back. */
  attach(name: string, handle: SourceHandle): () => void
  handle(name: string): SourceHandle | undefined
  /** The values of a form, as other blocks see them; undefined when the form is gone. */
  setForm(id: string, values: object | undefined): void
  /** A form holds something typed, or no longer. Each of the forms with this id says so for itself. */
  markDirty(form: object, id: string | undefined, hold: Hold): void
  /** Does something after so many ms, unless the screen is left before. */
  later(ms: number, run: () => void): void
  cancelLater(): void
  /** The names as they are now. */
  scope(extras: ScopeExtras): Scope
  /** What has to be watched for these names. */
  readables(names: readonly string[], extras: ScopeExtras): readonly Readable<unknown>[]
  readonly mayBeAbsent: (name: string) => boolean
}

export function createScreenStore(renderer: Renderer, plan: ScreenPlan, query: Query): ScreenStore {
  const { host, ticker } = renderer
  const play = createCell(playOf(plan, query))
  const sources = new Map<string, Cell<SourceState>>()
  const handles = new Map<string, SourceHandle>()
  const forms = createCell<Readonly<Record<string, object>>>({})
  const isHeld = createCell(false)
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let hold: Hold | undefined
  const dirty = new Map<object, string>()
  let newest = { plan, query }

  /** Plays as much of the newest document as what is typed allows. */
  function playNewest(): void {
    const now = play.getSnapshot()
    // Blocks that a release leaves as they are keep their identity, and so all that was done in them.
    const allowed = dirty.size === 0 ? newest.plan : hold?.(now.plan, newest.plan, new Set(dirty.values()))
    const next = reuseEqual(now.plan, allowed ?? now.plan)
    isHeld.set(allowed === undefined)
    if (now.plan !== next || !isSameQuery(now.query, newest.query)) play.set(playOf(next, newest.query, now))
  }

  function source(name: string): Cell<SourceState> {
    const isDeclared = Object.hasOwn(play.getSnapshot().plan.sources, name)
    const cell = sources.get(name) ?? createCell<SourceState>(isDeclared ? loadingSource : { ...loadingSource, status: 'failed', refreshing: false })
    sources.set(name, cell)
    return cell
  }

  function dataOf(name: string): unknown {
    const { status, data, off } = source(name).getSnapshot()
    if (status === 'ready') return off ? undefined : data
    throw new Unavailable(status === 'failed' ? 'failed' : 'pending', name)
  }

  function rowsOf(name: string): readonly unknown[] {
    const { status, rows } = source(name).getSnapshot()
    if (status === 'ready') return rows
    throw new Unavailable(status === 'failed' ? 'failed' : 'pending', name)
  }

  const userOf = () => {
    const user = host.user.getSnapshot()
    if (user === undefined && host.session.getSnapshot().loggedIn) throw new Unavailable('pending')
    return user ?? {}
  }

  function formOf(): object {
    const { formIds } = play.getSnapshot()
    const all = forms.getSnapshot()
    if (formIds.length > 1) return Object.fromEntries(formIds.map((id) => [id, all[id] ?? {}]))
    return all[formIds[0] ?? ''] ?? {}
  }

  function filterOf(scope: Scope): object {
    const { filters, query } = play.getSnapshot()
    const around = { query, scope, rowsOf, lists: host.lists.getSnapshot() }
    const [only] = filters
    if (filters.length === 1 && only) return filterValues(only.fields, { ...around, prefix: '' })
    return Object.fromEntries(filters.map(({ id, fields }) => [id, filterValues(fields, { ...around, prefix: `${id}.` })]))
  }

  function valuesOf(): object {
    const { plan } = play.getSnapshot()
    const scope = scopeOf({})
    return lazily(Object.keys(plan.values), (name) => {
      const expression = plan.values[name]
      if (!expression) return undefined
      const outcome = evaluateIn(expression, scope)
      if (outcome.kind === 'value') return outcome.value
      if (outcome.kind === 'problem') return undefined
      throw new Unavailable(outcome.kind, outcome.kind === 'failed' ? outcome.source : undefined)
    })
  }

  function scopeOf(extras: ScopeExtras): Scope {
    const names: Readonly<Record<string, () => unknown>> = {
      query: () => play.getSnapshot().declared,
      session: () => host.session.getSnapshot(),
      user: userOf,
      site: () => host.site.getSnapshot() ?? {},
      settings: () => host.settings.getSnapshot(),
      data: () => lazily(Object.keys(play.getSnapshot().plan.sources), dataOf),
      value: valuesOf,
      form: () => extras.form?.getSnapshot() ?? formOf(),
      filter: () => filterOf(scope),
      now: () => ticker.getSnapshot(),
      row: () => extras.row,
      tab: () => extras.tab,
      result: () => extras.result,
      on: () => extras.on,
    }
    const scope: Scope = { get: (name) => (Object.hasOwn(names, name) ? names[name]?.() : undefined) }
    return scope
  }

  /** The parts behind a name that can change; a screen value stands for what it reads itself. */
  function partsOf(name: string, extras: ScopeExtras, seen: Set<string>): readonly Readable<unknown>[] {
    if (seen.has(name)) return []
    seen.add(name)
    const [root = '', part] = name.split('.', 2)
    const { plan, filters } = play.getSnapshot()
    const readBy = (fragment: unknown) => dependenciesOf(fragment).flatMap((other) => partsOf(other, extras, seen))
    switch (root) {
      case 'query':
        return [play]
      case 'session':
        return [host.session]
      case 'user':
        return [host.user, host.session]
      case 'site':
        return [host.site]
      case 'settings':
        return [host.settings]
      case 'now':
        return [ticker]
      case 'form':
        return [extras.form ?? forms]
      case 'data':
        return (part === undefined ? Object.keys(plan.sources) : [part]).map(source)
      case 'value':
        return readBy(part === undefined ? plan.values : plan.values[part])
      case 'filter':
        return [
          play,
          host.lists,
          ...readBy(filters),
          ...filters.flatMap(({ fields }) => fields.flatMap((field) => ('choices' in field && typeof field.choices === 'object' ? [source(field.choices.source)] : []))),
        ]
      default:
        return []
    }
  }

  return {
    renderer,
    play,
    popups: createPopups(),
    openRow: createCell<string | undefined>(undefined),
    isHeld,
    update(plan, query) {
      newest = { plan, query }
      playNewest()
    },
    markDirty(form, id, how) {
      hold = how
      if (dirty.get(form) === id) return
      if (id === undefined) dirty.delete(form)
      else dirty.set(form, id)
      playNewest()
    },
    source,
    attach(name, handle) {
      handles.set(name, handle)
      return () => {
        if (handles.get(name) === handle) handles.delete(name)
      }
    },
    handle: (name) => handles.get(name),
    setForm(id, values) {
      const { [id]: _, ...others } = forms.getSnapshot()
      forms.set(values === undefined ? others : { ...others, [id]: values })
    },
    later(ms, run) {
      const timer = setTimeout(() => {
        timers.delete(timer)
        run()
      }, ms)
      timers.add(timer)
    },
    cancelLater() {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
    scope: scopeOf,
    readables: (names, extras) => {
      const seen = new Set<string>()
      return [...new Set(names.flatMap((name) => partsOf(name, extras, seen)))]
    },
    mayBeAbsent(name) {
      if (name === 'form' || name === 'user' || name === 'site' || name === 'result') return true
      const [root, part] = name.split('.', 2)
      return root === 'data' && part !== undefined && source(part).getSnapshot().off
    },
  }
}

/** An object whose fields are worked out when they are read. */
function lazily(names: readonly string[], read: (name: string) => unknown): object {
  const object = {}
  for (const name of names) Object.defineProperty(object, name, { enumerable: true, get: () => read(name) })
  return object
}
