import type { ScreenPlan } from '../../format/screen.ts'
import { reuseEqual } from '../../platform/reuseEqual.ts'
import type { Renderer } from './Renderer.ts'
import { createUserSource, USER } from './createUserSource.ts'
import { loadingSource, type SourceHandle, type SourceState } from './SourceState.ts'
import { createNames, type Names } from './createNames.ts'
import { isSameQuery, playOf, type Play, type Query } from './playOf.ts'
import type { Readable, Store } from '../../store/Store.ts'
import { createStore } from '../../store/createStore.ts'

/** Names that may have no value without fault, or a part without one. */
const absentNames: readonly string[] = ['form', 'user', 'site', 'play', 'result']

/**
 * Picks the parts of a newer document that may play while these forms, by their ids, hold something typed. It comes
 * with the first form, not with the app.
 */
type Hold = (playing: ScreenPlan, newest: ScreenPlan, dirty: ReadonlySet<string>) => ScreenPlan | undefined

/** The state of one open screen. Its parts change on their own, and only those who read a part hear of it. */
export interface ScreenStore extends Names {
  readonly renderer: Renderer
  readonly play: Readable<Play>
  /** The newest document waits for what is typed in a form that it moves or takes away. */
  readonly isHeld: Readable<boolean>
  readonly popups: Popups
  /** Sources whose last answer is shown although reading them again has failed. */
  readonly stale: Store<readonly string[]>
  /** The row that is opened, named by its list and its key. */
  readonly openRow: Store<string | undefined>
  update(plan: ScreenPlan, query: Query): void
  /** Changes the parameters of the address, as they have been asked to be so far. */
  changeQuery(change: (query: Query) => Query): void
  source(name: string): Readable<SourceState>
  /** Sets the state of a source. Code that comes late may put itself in between. */
  setSource(name: string, state: SourceState): void
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
  readonly mayBeAbsent: (name: string) => boolean
}

export function createScreenStore(renderer: Renderer, plan: ScreenPlan, query: Query): ScreenStore {
  const play = createStore(playOf(plan, query))
  const sources = new Map<string, Store<SourceState>>()
  const user = createUserSource(renderer.host)
  const handles = new Map([[USER, user.handle]])
  const forms = createStore<Readonly<Record<string, object>>>({})
  const isHeld = createStore(false)
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let hold: Hold | undefined
  const dirty = new Map<object, string>()
  let newest = { plan, query }
  /** The address as it has been asked to be, which the screen may not play yet. */
  let asked = query

  /** Plays as much of the newest document as what is typed allows. */
  function playNewest(): void {
    const now = play.getSnapshot()
    // Blocks that a release leaves as they are keep their identity, and so all that was done in them.
    const allowed = dirty.size === 0 ? newest.plan : hold?.(now.plan, newest.plan, new Set(dirty.values()))
    const next = reuseEqual(now.plan, allowed ?? now.plan)
    isHeld.set(allowed === undefined)
    if (now.plan !== next || !isSameQuery(now.query, newest.query)) play.set(playOf(next, newest.query, now))
  }

  function cellOf(name: string): Store<SourceState> {
    const isDeclared = Object.hasOwn(play.getSnapshot().plan.sources, name)
    const cell =
      sources.get(name) ??
      createStore<SourceState>(isDeclared ? loadingSource : { ...loadingSource, status: 'failed', refreshing: false })
    sources.set(name, cell)
    return cell
  }

  const source = (name: string): Readable<SourceState> => (name === USER ? user.state : cellOf(name))

  const names = createNames({ renderer, play, source, forms })

  return {
    ...names,
    renderer,
    play,
    popups: createPopups(),
    stale: createStore<readonly string[]>([]),
    openRow: createStore<string | undefined>(undefined),
    isHeld,
    update(plan, query) {
      if (query !== newest.query) asked = query
      newest = { plan, query }
      playNewest()
    },
    changeQuery(change) {
      asked = change(asked)
      renderer.host.navigate.setQuery(asked)
    },
    markDirty(form, id, how) {
      const isKnown = hold === how && dirty.get(form) === id
      hold = how
      if (isKnown) return
      if (id === undefined) dirty.delete(form)
      else dirty.set(form, id)
      playNewest()
    },
    source,
    setSource: (name, state) => cellOf(name).set(state),
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
    mayBeAbsent(name) {
      const [root = '', part = ''] = name.split('.', 2)
      return absentNames.includes(root) || (root === 'data' && part !== '' && source(part).getSnapshot().off)
    },
  }
}

/** The open popups of one screen, the topmost last. */
interface Popups {
  readonly open: Readable<readonly string[]>
  readonly show: (id: string) => void
  /** Closes this one, or the topmost. */
  readonly close: (id?: string) => void
  readonly closeAll: () => void
}

function createPopups(): Popups {
  const open = createStore<readonly string[]>([])
  return {
    open,
    show(id) {
      const shown = open.getSnapshot()
      if (!shown.includes(id)) open.set([...shown, id])
    },
    close(id) {
      const shown = open.getSnapshot()
      const gone = id ?? shown.at(-1)
      if (gone !== undefined && shown.includes(gone)) open.set(shown.filter((other) => other !== gone))
    },
    closeAll() {
      if (open.getSnapshot().length > 0) open.set([])
    },
  }
}
