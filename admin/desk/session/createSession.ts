import { createListeners } from '../../../src/store/createListeners.ts'
import type { ServiceClient } from '../api/serviceClient.ts'
import { isObject } from '../../../src/format/value/isObject.ts'
import type { SessionEnd } from '../../api/accountApi.ts'
import { hasCode } from '../api/DeskError.ts'
import { errandOf } from './companyErrand.ts'
import type { Session, SessionSnapshot } from './Session.ts'

const ends = [
  'self',
  'owner',
  'password',
  'expired',
  'provider',
  'provider-away',
] as const satisfies readonly SessionEnd['how'][]

/** How the session ended, where the refusal says so. */
function endIn(refusal: unknown): { readonly ended?: SessionEnd } {
  const ended = hasCode(refusal, 'not-signed-in') ? refusal.details['ended'] : undefined
  const how = isObject(ended) ? ends.find((each) => each === ended['how']) : undefined
  if (!isObject(ended) || how === undefined) return {}
  const { by } = ended
  return { ended: { how, ...(typeof by === 'string' && { by }) } }
}

/** `query` is that of the page's address. */
export function createSession(api: Pick<ServiceClient, 'me' | 'needsSetup' | 'logout'>, query: string): Session {
  const errand = errandOf(query)
  let snapshot: SessionSnapshot = errand === undefined ? { kind: 'loading' } : { kind: 'atCompany', ...errand }
  const listeners = createListeners()
  let waiting: ((isConfirmed: boolean) => void)[] = []

  function set(next: SessionSnapshot): void {
    snapshot = next
    listeners.tell()
  }

  async function askWho(problem: unknown): Promise<SessionSnapshot> {
    try {
      return { kind: 'signedIn', operator: (await api.me()).operator, expired: false }
    } catch (error) {
      if (!hasCode(error, 'not-signed-in')) throw error
      const { needed, company = false } = await api.needsSetup()
      return { kind: 'signedOut', needsSetup: needed, isTold: true, hasCompany: company, problem, ...endIn(error) }
    }
  }

  return {
    subscribe: listeners.add,
    getSnapshot: () => snapshot,
    async start(problem) {
      set({ kind: 'loading' })
      set(await askWho(problem).catch((error: unknown) => ({ kind: 'unreachable', error }) as const))
    },
    enter: (operator) => set({ kind: 'signedIn', operator, expired: false }),
    expire(refusal) {
      // Only the first refusal: what is asked later comes after the cookie may have gone.
      if (snapshot.kind === 'signedIn' && !snapshot.expired) set({ ...snapshot, expired: true, ...endIn(refusal) })
    },
    confirm() {
      if (snapshot.kind !== 'signedIn') return Promise.resolve(false)
      set({ ...snapshot, confirming: true })
      return new Promise((resolve) => waiting.push(resolve))
    },
    settleConfirm(isConfirmed) {
      if (snapshot.kind === 'signedIn') set({ ...snapshot, confirming: false })
      const settled = waiting
      waiting = []
      for (const resolve of settled) resolve(isConfirmed)
    },
    async leave() {
      // The page is cleared even if the service is down; a refusal means that the session has already ended.
      const isTold = await api.logout().then(
        () => true,
        (error: unknown) => hasCode(error, 'not-signed-in'),
      )
      set({ kind: 'signedOut', needsSetup: false, isTold, hasCompany: false })
      // Once it answers; a local account need not wait for that.
      const { company = false } = await api.needsSetup().catch(() => ({ company: false }))
      if (company && snapshot.kind === 'signedOut') set({ ...snapshot, hasCompany: true })
    },
  }
}
