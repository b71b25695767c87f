import type { Lists } from '../format/lists.ts'
import type { CompiledRelease } from '../format/release.ts'
import type { ScreenPlan, Source } from '../format/screen.ts'
import { isExpression } from '../format/shape/compiled.ts'
import type { Scope } from '../format/expression/evaluate.ts'
import { Unavailable } from '../format/expression/Unavailable.ts'
import { acts } from '../platform/acts.gen.ts'
import { reads } from '../platform/reads.gen.ts'
import type { OperationEntry } from '../platform/OperationEntry.ts'
import { toRequest } from '../platform/toRequest.ts'
import { loadRelease } from '../release/LoadedRelease.ts'
import { evaluateIn } from '../renderer/screen/evaluateIn.ts'
import { filterValues } from '../renderer/screen/filterValues.ts'
import { playOf } from '../renderer/screen/playOf.ts'

/** A request that can be made of a screen before there is an app. */
export interface EarlyRead {
  readonly method: 'GET' | 'POST'
  readonly url: string
  /** JSON; empty for one without a body. */
  readonly body: string
  readonly auth: 'none' | 'optional' | 'token'
  /** Whether the address is part of the question: then it is asked so only at an address without a query. */
  readonly asksAddress: boolean
  /** The field of its first row that is the picture on top of the screen, which is the largest thing that is drawn. */
  readonly picture?: string
}

/** First reads of a screen, as far as its document alone says them. */
export interface ScreenReads {
  readonly path: string
  /** Those of a visitor and of a member. */
  readonly visitor: readonly EarlyRead[]
  readonly member: readonly EarlyRead[]
}

/** Every call of the contract: some reads are in the table that the app itself loads late. */
const calls: ReadonlyMap<string, OperationEntry> = new Map(Object.entries({ ...reads, ...acts }))

/** Reads of the app before any screen's. */
const shell = { visitor: ['getApp'], member: ['getApp', 'getUser'] } as const

/**
 * Reads of each screen, whoever looks at it: those of the contract whose question is made of literals, settings,
 * defaults and of whether somebody is logged in. One that needs an answer, the time or the member waits for the app.
 */
export function earlyReadsOf(release: CompiledRelease): readonly ScreenReads[] {
  const loaded = loadRelease(release)
  const known = { lists: loaded.lists(), settings: loaded.settings().values }
  return Object.entries(release.manifest.screens).map(([id, { path, access }]) => {
    const plan = loaded.screen(id)
    const reads = (loggedIn: boolean) => {
      const first = shell[loggedIn ? 'member' : 'visitor'].flatMap((call) => requestOf(call, {}) ?? [])
      const own = plan && (loggedIn || access === 'visitor') ? sourcesRead(plan, known, loggedIn) : []
      return unique([...first, ...own])
    }
    return { path, visitor: reads(false), member: reads(true) }
  })
}

interface Known {
  readonly lists: Lists
  /** An operator may have changed them since; the app then asks another question. */
  readonly settings: unknown
}

function sourcesRead(plan: ScreenPlan, { lists, settings }: Known, loggedIn: boolean): readonly EarlyRead[] {
  const { declared, filters } = playOf(plan, {})
  const rowsOf = () => {
    throw new Unavailable('pending')
  }
  let asksAddress = false
  const scope: Scope = {
    get(name) {
      asksAddress ||= name === 'query' || name === 'filter'
      if (name === 'session') return { loggedIn }
      if (name === 'query') return declared
      if (name === 'settings') return settings
      const [only] = filters
      if (name === 'filter' && only !== undefined && filters.length === 1)
        return filterValues(only.fields, { query: {}, scope, lists, rowsOf, prefix: '' })
      throw new Unavailable('pending')
    },
  }
  return Object.entries(plan.sources).flatMap(([name, source]) => {
    asksAddress = false
    const read = readOf(source, scope)
    const picture = pictureOf(plan, name)
    return read === undefined ? [] : [{ ...read, asksAddress, ...(picture !== undefined && { picture }) }]
  })
}

/** Undefined where only the app can tell what to ask, or whether to; a list on demand is asked for by its block. */
function readOf({ call, with: given = {}, when, paging, onDemand }: Source, scope: Scope): EarlyRead | undefined {
  if (onDemand === true) return undefined
  const wanted = when === undefined ? true : valueOf(when, scope)
  if (wanted !== true) return undefined
  const params = Object.entries(given).map(([name, slot]) => [name, valueOf(slot, scope)] as const)
  if (params.some(([, value]) => value === undefined)) return undefined
  const page = paging === undefined ? undefined : calls.get(call)?.paging
  return requestOf(call, { ...Object.fromEntries(params), ...(page && { [page.param]: paging?.first ?? 1 }) })
}

/** A carousel shows the first row of its source before all others; operators' banners, where there are any, come with the release. */
function pictureOf({ body: [top] }: ScreenPlan, source: string): string | undefined {
  if (top?.type !== 'carousel' || top.source !== source || !isExpression(top.slide?.image)) return undefined
  const { e: image } = top.slide.image
  const [, , field] = Array.isArray(image) ? image : []
  return typeof field === 'string' ? field : undefined
}

function valueOf(slot: unknown, scope: Scope): unknown {
  if (!isExpression(slot)) return slot
  const outcome = evaluateIn(slot, scope)
  return outcome.kind === 'value' ? outcome.value : undefined
}

function requestOf(call: string, params: Readonly<Record<string, unknown>>): EarlyRead | undefined {
  const entry = calls.get(call)
  if (entry === undefined) return undefined
  const { url, init } = toRequest(entry, params, { lang: '', token: null })
  return {
    method: entry.method ?? 'POST',
    url,
    body: typeof init.body === 'string' ? init.body : '',
    auth: entry.auth ?? 'token',
    asksAddress: false,
  }
}

const unique = (reads: readonly EarlyRead[]) => [...new Map(reads.map((read) => [JSON.stringify(read), read])).values()]
