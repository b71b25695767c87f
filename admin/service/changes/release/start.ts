import { assertNever } from '../../../../src/format/value/assertNever.ts'
import { toPointer } from '../../../../src/format/check/Document.ts'
import { isFactOf, parseFact } from '../../../../src/format/fact.ts'
import { unitOf } from '../../../../src/format/facts/mayAdd.ts'
import type { BootOutcome } from '../../../api/documentApi.ts'
import type { OverlayEdit } from '../../../api/edits.ts'
import type { Blocker, Reason } from '../../../api/findings.ts'
import { type Incident, incident, replaceIncidents } from '../../base/createIncidents.ts'
import { ReleaseMoved, StorageFull, StorageUnavailable, StoreAhead } from '../../base/refusals.ts'
import type { Ahead } from '../../store/migrate.ts'
import { type Activator, NOT_SHOWN } from './activate.ts'
import { isMoneyEdit } from './isMoneyEdit.ts'
import { checkBlockers, type Proposals } from './propose.ts'
import type { ReleaseContext } from './ReleaseContext.ts'

export type Start = ReturnType<typeof createStart>

/**
 * Puts a build's documents live at its start, with the live edits that it does not refuse. A start serves what it can:
 * without the store, or with a full disk, the live release is still served.
 */
export function createStart(context: ReleaseContext, activator: Activator, { compile, prepareStart }: Proposals) {
  const { store, format, baseline, live, incidents } = context
  let outcome: BootOutcome | undefined
  let failure: StorageFull | StorageUnavailable | undefined

  let told: readonly Incident[] = []

  /** An older build beside a newer one says so for as long as that is so. */
  async function lookAhead(): Promise<Ahead | undefined> {
    const ahead = await store.ahead()
    told = replaceIncidents(incidents, told, ahead ? [behind(ahead)] : [])
    return ahead
  }

  /** Throws `StoreAhead` where a newer build lets this one write no more. */
  async function requireWritable(): Promise<void> {
    const ahead = await lookAhead()
    if (ahead?.mayWrite === false) throw new StoreAhead(ahead)
  }

  async function run(): Promise<BootOutcome> {
    failure = undefined
    try {
      outcome = await releaseBaseline().catch((error: unknown) => {
        // Another process of the same build booted at the same moment and won; look again.
        if (error instanceof ReleaseMoved) return releaseBaseline()
        throw error
      })
    } catch (error) {
      if (!(error instanceof StorageUnavailable || error instanceof StorageFull)) throw error
      failure = error
      await activator.showFromDisk(error)
      outcome = { kind: 'storage', seq: live.seq(), message: error.message }
    }
    return outcome
  }

  /** After a start without the store or with a full disk: starts once more, and throws what is still wrong. */
  async function again(): Promise<void> {
    if (failure !== undefined) await run()
    if (failure !== undefined) throw failure
  }

  /**
   * Shows what another process published or a restored backup took back, and retries what the disk or the store refused
   * before.
   */
  async function refresh(): Promise<void> {
    await again()
    await lookAhead()
    await activator.mendDisk()
    if (await activator.isCurrent()) return
    // Empty although something is live: somebody put a new database in place.
    if ((await activator.showLatest()) === undefined && outcome !== undefined) await run()
    incidents.settle(NOT_SHOWN)
  }

  /** Puts this build's documents live if they are not and the gates let them. */
  async function releaseBaseline(): Promise<BootOutcome> {
    const latest = await activator.showLatest()
    const expectedSeq = latest?.seq ?? 0
    const isBehind = (await lookAhead())?.mayWrite === false
    if (isBehind || (await store.pointers()).some((pointer) => pointer.plan > format.planVersion))
      return { kind: 'newer-build', seq: expectedSeq }
    const overlay = latest?.overlay ?? []
    if (latest?.plan === format.planVersion && latest.baseline === baseline.id) {
      // The gates, which play every screen, are skipped for what is live already.
      const { release } = await compile(overlay)
      if (latest.sha === release?.sha) return { kind: 'unchanged', seq: expectedSeq }
    }
    const whole = await prepareStart(overlay)
    const sorted = whole.blockers.length === 0 ? { kept: overlay, refused: [] } : await separateRefused(overlay, judge)
    // Nobody can acknowledge a warning at a start, and every value was either shipped or acknowledged when it was
    // published.
    if (sorted === undefined) return { kind: 'refused', seq: expectedSeq, blockers: whole.blockers }
    const { kept, refused } = sorted
    const held = refused.filter(({ edit }) => isMoneyEdit(edit, baseline.files))
    if (held.length > 0)
      return {
        kind: 'refused',
        seq: expectedSeq,
        blockers: [...held.map((one) => holdBack(one, describe(one), expectedSeq)), ...whole.blockers],
      }
    const reason = latest === undefined ? 'First release' : 'New build'
    const setAside = refused.map(({ edit, blockers }) => ({ ...edit, reasons: blockers.map(reasonOf) }))
    const candidate = refused.length === 0 ? whole : await prepareStart(kept)
    const row = {
      overlay: kept,
      kind: 'system' as const,
      actor: 'system',
      reason,
      published: [],
      expectedSeq,
      setAside,
    }
    const record = await activator.commit(candidate, row, {
      baseline: baseline.id,
      ...(refused.length > 0 && { setAside: setAside.map(({ fact }) => fact) }),
    })
    return { kind: 'released', seq: record.seq, ...(refused.length > 0 && { setAside: refused.map(describe) }) }
  }

  /** The gates, which play screens, see only what the check lets through. */
  async function judge(edits: readonly OverlayEdit[]): Promise<readonly Blocker[]> {
    const found = checkBlockers((await compile(edits)).issues)
    return found.length > 0 ? found : (await prepareStart(edits)).blockers
  }

  const describe = ({ edit }: RefusedEdit): string => format.describeEdit(edit, baseline.files)

  return {
    run,
    again,
    refresh,
    requireWritable,
    outcome: (): BootOutcome | undefined => outcome,
    /** A person's release took the place of the refused documents. */
    clearRefusal(seq: number): void {
      if (outcome?.kind === 'refused') outcome = { kind: 'released', seq }
    },
  }
}

function behind(ahead: Ahead): Incident {
  const { build, own, mayWrite } = ahead
  return mayWrite
    ? incident(
        'store-goes-on',
        `The store was brought up to date by build ${build}; this is build ${own}, which may go on publishing.`,
        { build, own },
      )
    : incident('store-ahead', new StoreAhead(ahead).message, { build, own })
}

function reasonOf({ code, message, hint, said, document, path }: Blocker): Reason {
  return {
    code,
    message,
    ...(hint !== undefined && { hint }),
    ...(said !== undefined && { said }),
    ...(document !== undefined && { document }),
    ...(path !== undefined && { path }),
  }
}

/**
 * Why an edit that concerns money keeps the old release live: a deploy alone must never change what can cost members
 * money.
 */
function holdBack({ edit, blockers }: RefusedEdit, text: string, seq: number): Blocker {
  const [first] = blockers
  return {
    gate: 'check',
    code: 'money-edit',
    fact: edit.fact,
    said: { id: 'money-edit', values: { who: edit.actor, seq } },
    message: `“${text}”, edited by ${edit.actor}, is no longer valid: ${first?.message ?? 'it is refused.'} It concerns money, so it is not set aside by itself, and release ${seq} stays live.`,
    hint: 'Draft another value or take the edit back, and publish: that puts the new build live.',
  }
}

interface RefusedEdit {
  readonly edit: OverlayEdit
  /** Its blockers, with all kept edits in place. */
  readonly blockers: readonly Blocker[]
}

/**
 * Separates the edits that a build refuses from those it accepts. Edits near a blocker are taken out until none is
 * left; then those that do no harm are put back. So it does not matter which rule refuses, or whether the rule is old
 * or new. Undefined if the documents are refused without any edit.
 * @param judge answers the blockers of the build's documents with some edits; none when they may go live
 */
export async function separateRefused(
  edits: readonly OverlayEdit[],
  judge: (edits: readonly OverlayEdit[]) => Promise<readonly Blocker[]>,
): Promise<{ readonly kept: readonly OverlayEdit[]; readonly refused: readonly RefusedEdit[] } | undefined> {
  let kept = edits
  for (let blockers = await judge(kept); blockers.length > 0; blockers = await judge(kept)) {
    const suspects = new Set(suspectsOf(blockers, kept).map(({ fact }) => unitOf(fact)))
    if (suspects.size === 0) return undefined
    kept = kept.filter(({ fact }) => !suspects.has(unitOf(fact)))
  }

  let refused: RefusedEdit[] = []
  let waiting = inOrder(edits.filter((edit) => !kept.includes(edit)))
  while (waiting.length > 0) {
    refused = []
    let mayNeedIt = false
    for (const unit of Map.groupBy(waiting, ({ fact }) => unitOf(fact)).values()) {
      const blockers = await judge([...kept, ...unit])
      if (blockers.length > 0) refused.push(...unit.map((edit) => ({ edit, blockers })))
      else {
        kept = [...kept, ...unit]
        mayNeedIt ||= refused.length > 0
      }
    }
    // One may need another that came back after it.
    waiting = mayNeedIt ? refused.map(({ edit }) => edit) : []
  }
  return { kept: edits.filter((edit) => kept.includes(edit)), refused }
}

/** Whole screens first, because other edits are inside them; then in the order they were made. */
function inOrder(edits: readonly OverlayEdit[]): readonly OverlayEdit[] {
  const rank = ({ fact }: OverlayEdit): number => (isFactOf('screen', fact) ? 0 : 1)
  return edits.toSorted((a, b) => rank(a) - rank(b) || Date.parse(a.at) - Date.parse(b.at))
}

/** The edits nearest to a blocker: at its path, or else in its document, or else any. */
function suspectsOf(blockers: readonly Blocker[], edits: readonly OverlayEdit[]): readonly OverlayEdit[] {
  return blockers.flatMap((blocker) => {
    const at = edits.filter(({ fact }) => isAt(fact, blocker))
    if (at.length > 0) return at
    const within = edits.filter(
      ({ fact }) => documentOf(fact) === (blocker.document ?? `screens/${blocker.screen ?? ''}.json`),
    )
    return within.length > 0 ? within : edits
  })
}

function isAt(fact: string, { fact: named, document = '', path = '' }: Blocker): boolean {
  // An edit of something that is gone is reported by itself.
  if (fact === named || fact === document) return true
  if (documentOf(fact) !== document) return false
  const pointer = pointerOf(fact)
  return (
    pointer !== undefined &&
    (`${path}/`.startsWith(`${pointer}/`) || (path !== '' && `${pointer}/`.startsWith(`${path}/`)))
  )
}

/** The document that an edit changes; undefined when no document of ours has its fact. */
function documentOf(fact: string): string | undefined {
  const parsed = parseFact(fact)
  switch (parsed?.kind) {
    case 'settings':
      return 'settings.json'
    case 'notice':
      return 'notices.json'
    case 'dialog':
      return 'dialogs.json'
    case 'copy':
      return `copy/${parsed.locale}.json`
    case 'screen':
      return `screens/${parsed.id}.json`
    case 'block':
      return `screens/${parsed.screen}.json`
    case undefined:
      return undefined
    default:
      return assertNever(parsed)
  }
}

/** Its path in the document; undefined if only the document itself can tell. */
function pointerOf(fact: string): string | undefined {
  const parsed = parseFact(fact)
  switch (parsed?.kind) {
    case 'settings':
      return parsed.pointer
    case 'copy':
      return toPointer([parsed.key])
    case 'dialog':
      return toPointer(['dialogs', parsed.id])
    case 'screen':
      return ''
    case 'notice':
    case 'block':
    case undefined:
      return undefined
    default:
      return assertNever(parsed)
  }
}
