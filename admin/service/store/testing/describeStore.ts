import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeAlerts } from './describeAlerts.ts'
import { describeAttempts } from './describeAttempts.ts'
import { describeAudit } from './describeAudit.ts'
import { describeAsks } from './describeAsks.ts'
import { describeBackups } from './describeBackups.ts'
import { describeChanges } from './describeChanges.ts'
import { describeCompany } from './describeCompany.ts'
import { describeHeartbeats } from './describeHeartbeats.ts'
import { describeInvitations } from './describeInvitations.ts'
import { describeMachineTokens } from './describeMachineTokens.ts'
import { describeOperators } from './describeOperators.ts'
import { describeOutcomes } from './describeOutcomes.ts'
import { describeOutbox } from './describeOutbox.ts'
import { describePhoneLinks } from './describePhoneLinks.ts'
import { describePictures } from './describePictures.ts'
import { describePresence } from './describePresence.ts'
import { describeReleases } from './describeReleases.ts'
import { describeReports } from './describeReports.ts'
import { describeSchedules } from './describeSchedules.ts'
import { describeTrials } from './describeTrials.ts'
import { describeSessions } from './describeSessions.ts'
import { describeSetAside } from './describeSetAside.ts'
import { describeStops } from './describeStops.ts'
import { describeWaiting } from './describeWaiting.ts'
import type { Store } from '../Store.ts'
import { newRelease } from './storeEntries.ts'

/**
 * The rules of every store; run it against each implementation. Within one test `open` always opens the same store,
 * which is empty at first.
 */
export function describeStore(
  name: string,
  prepare: () => Promise<{ open(): Promise<Store>; dispose(): Promise<void> }>,
): void {
  describe(`the ${name} store`, () => {
    let place: Awaited<ReturnType<typeof prepare>>
    let store: Store
    beforeEach(async () => {
      place = await prepare()
      store = await place.open()
    })
    afterEach(async () => {
      await store.close()
      await place.dispose()
    })

    const opened = (): Store => store
    describeReleases(opened)
    describePictures(opened)
    describeStops(opened)
    describeAlerts(opened)
    describeOutbox(opened)
    describeChanges(opened)
    describeAsks(opened)
    describeSchedules(opened)
    describeTrials(opened)
    describeSetAside(opened)
    describeInvitations(opened)
    describeOperators(opened)
    describeSessions(opened)
    describeCompany(opened)
    describeAttempts(opened)
    describePhoneLinks(opened)
    describeMachineTokens(opened)
    describePresence(opened)
    describeAudit(opened)
    describeHeartbeats(opened)
    describeOutcomes(opened)
    describeReports(opened)
    describeWaiting(opened)
    describeBackups(opened)

    it('keeps files by their hash and ignores a second copy', async () => {
      await store.putFiles(
        new Map([
          ['aa', '{"한":1}'],
          ['bb', '{}'],
        ]),
      )
      await store.putFiles(new Map([['aa', '{"한":1}']]))
      expect(await store.readFile('aa')).toBe('{"한":1}')
      expect(await store.readFile('cc')).toBeUndefined()
      expect([...(await store.listFiles())].toSorted()).toEqual(['aa', 'bb'])
    })

    it('has everything again after it was closed and opened', async () => {
      await store.putFiles(new Map([['aa', '{}']]))
      await store.publish(newRelease(0))
      await store.close()
      store = await place.open()
      expect(await store.readFile('aa')).toBe('{}')
      expect((await store.latestRelease())?.seq).toBe(1)
    })
  })
}
