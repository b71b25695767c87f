import { plainName } from '../../../src/format/text/typedText.ts'
import type { MachineScope, MachineToken, MadeMachineToken, NewMachineToken } from '../../api/machineTokenApi.ts'
import { auditEntry } from '../base/audit/auditEntry.ts'
import type { Clock } from '../base/Clock.ts'
import type { Actor } from '../base/people/Actor.ts'
import { checkOperatorName } from '../base/people/operatorName.ts'
import { EmptyToken, TokensUnread } from '../base/machineRefusals.ts'
import { NotFound } from '../base/refusals.ts'
import { answersSoon, isAway } from '../store/answersSoon.ts'
import type { Store } from '../store/Store.ts'
import { createToken, hashToken } from './tokens.ts'

/** Beginning of every machine token, by which a search for secrets finds one that was left in a file. */
const PREFIX = 'playbill_'
const DAY = 24 * 60 * 60_000
/** How long what was read from the store is believed, in ms: a token that is revoked on any service ends within it. */
const HELD_MS = 500

/** Whether a text is written as machine tokens are. */
export const isMachineToken = (text: string): boolean => /^playbill_[A-Za-z0-9_-]{43}$/.test(text)

/** Name in the audit; no operator's name has a colon. */
export const machineActor = ({ name }: Pick<MachineToken, 'name'>): string => `token:${name}`

export const mayDo = (
  { stops, readsAudit }: Pick<MachineToken, 'stops' | 'readsAudit'>,
  scope: MachineScope,
): boolean => (scope === 'stop' ? stops.length > 0 : readsAudit)

export type MachineTokens = ReturnType<typeof createMachineTokens>

/** Tokens by which programs set stops or read the audit, made by owners. */
export function createMachineTokens({ store, clock }: { readonly store: Store; readonly clock: Clock }) {
  const entry = auditEntry(clock)
  /** All tokens by their hashes, as they were read last. */
  let held: { readonly byHash: ReadonlyMap<string, MachineToken>; readonly ticks: number } | undefined

  async function read(ticks: number): Promise<ReadonlyMap<string, MachineToken>> {
    const tokens = await store.machineTokens()
    held = { byHash: new Map(tokens.map((token) => [token.tokenHash, token])), ticks }
    return held.byHash
  }

  /** While the store is away, what was read last counts. */
  async function recent(): Promise<ReadonlyMap<string, MachineToken>> {
    if (held !== undefined && clock.ticks() - held.ticks < HELD_MS) return held.byHash
    return answersSoon(read(clock.ticks())).catch((error: unknown) => {
      if (!isAway(error)) throw error
      if (held === undefined) throw new TokensUnread()
      return held.byHash
    })
  }

  return {
    list: (): Promise<readonly MachineToken[]> => store.machineTokens(),

    /** Throws `NameNotAllowed`, `TokenNameTaken`, and `EmptyToken` where it could do nothing. */
    async make(actor: Actor, { name: typed, stops, readsAudit, days }: NewMachineToken): Promise<MadeMachineToken> {
      const name = plainName(typed)
      checkOperatorName(name)
      if (stops.length === 0 && !readsAudit) throw new EmptyToken()
      const token = `${PREFIX}${createToken()}`
      const now = clock.now()
      const expiresAt = new Date(now + days * DAY).toISOString()
      await store.addMachineToken(
        {
          tokenHash: hashToken(token),
          name,
          stops,
          readsAudit,
          createdBy: actor.name,
          createdAt: new Date(now).toISOString(),
          expiresAt,
        },
        entry(actor.name, 'machine-token.make', name, { stops, readsAudit, expiresAt }),
      )
      held = undefined
      return { token, expiresAt }
    },

    /** Throws `NotFound`. */
    async revoke(actor: Actor, tokenHash: string): Promise<void> {
      const { subject: _, ...audit } = entry(actor.name, 'machine-token.revoke', '')
      if (!(await store.removeMachineToken(tokenHash, audit))) throw new NotFound()
      held = undefined
    },

    /** Reads the tokens for a time without the store; answers whether any may stop. Throws the store's errors. */
    async hold(): Promise<boolean> {
      // Whoever asks while the store is there reads for themselves, so that a token works as soon as it is made.
      const tokens = await read(-Infinity)
      return [...tokens.values()].some((token) => mayDo(token, 'stop'))
    },

    /** Token by its text, while it opens anything. Throws `TokensUnread` where none could be read since the start. */
    async admit(token: string): Promise<MachineToken | undefined> {
      const found = (await recent()).get(hashToken(token))
      return found?.isBacked === true && clock.now() < Date.parse(found.expiresAt) ? found : undefined
    },

    /** Adds a use to the audit; `route` is what it opened. Without the store, only what it did is in the audit later. */
    noteUse: (token: MachineToken, route: string): Promise<void> =>
      answersSoon(
        store.noteMachineUse(token.tokenHash, entry(machineActor(token), 'machine-token.use', token.name, { route })),
      ).catch((error: unknown) => {
        if (!isAway(error)) throw error
      }),
  }
}
