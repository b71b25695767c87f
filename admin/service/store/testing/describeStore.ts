import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AuditEntry } from '../../audit/AuditRecord.ts'
import { verifyChain } from '../../audit/verifyChain.ts'
import { LastOwner, LinkNotValid, NameTaken, NewerBuild, ReleaseMoved } from '../../refusals.ts'
import { describeSessions } from './describeSessions.ts'
import type { AuditFilter, NewRelease, Store } from '../Store.ts'
import { at, entry, later } from '../storeEntries.ts'

export function newRelease(expectedSeq: number, more: Partial<NewRelease> = {}): NewRelease {
  return {
    plan: 1,
    sha: `sha-${expectedSeq + 1}`,
    baseline: 'base',
    overlay: [],
    kind: 'publish',
    actor: 'mina',
    reason: 'because',
    createdAt: at,
    expectedSeq,
    published: [],
    audit: { ...entry, action: 'release.publish' },
    ...more,
  }
}

/** What every store must keep; run it against each implementation. `create` opens the same, at first empty, place each time within one test. */
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

    describe('releases', () => {
      it('counts releases from 1 without gaps', async () => {
        for (const expected of [0, 1, 2]) expect((await store.publish(newRelease(expected))).seq).toBe(expected + 1)
        expect((await store.listReleases({ limit: 10 })).map((release) => release.seq)).toEqual([3, 2, 1])
        expect((await store.listReleases({ before: 3, limit: 1 })).map((release) => release.seq)).toEqual([2])
      })

      it('lets one of many publishers with the same expectation win', async () => {
        const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => store.publish(newRelease(0))))
        expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
        expect(
          outcomes.filter((outcome) => outcome.status === 'rejected' && outcome.reason instanceof ReleaseMoved),
        ).toHaveLength(7)
        expect((await store.latestRelease())?.seq).toBe(1)
      })

      it('leaves nothing behind when a publish is refused', async () => {
        await store.publish(newRelease(0))
        const edit = await store.putEdit({ fact: 'f', value: 1, replaces: 0, actor: 'mina', at }, 0, entry)
        await expect(store.publish(newRelease(0, { published: [{ fact: 'f', rev: edit?.rev ?? 0 }] }))).rejects.toThrow(
          ReleaseMoved,
        )
        expect(await store.draft()).toHaveLength(1)
        expect(await store.listReleases({ limit: 9 })).toHaveLength(1)
        expect((await store.listAudit({ limit: 9 })).map((record) => record.action)).toEqual([
          'test',
          'release.publish',
        ])
      })

      it('keeps everything a release was made of', async () => {
        const overlay = [{ fact: 'settings:/a', value: { deep: [1, '2', null] }, replaces: null, actor: 'mina', at }]
        await store.publish(newRelease(0, { overlay, idempotencyKey: 'key-1' }))
        const release = await store.findRelease(1)
        expect(release).toEqual({
          seq: 1,
          plan: 1,
          sha: 'sha-1',
          baseline: 'base',
          overlay,
          kind: 'publish',
          actor: 'mina',
          reason: 'because',
          createdAt: at,
        })
        expect(await store.findReleaseByKey('key-1')).toEqual(release)
        expect(await store.findReleaseByKey('key-2')).toBeUndefined()
        expect(await store.findRelease(2)).toBeUndefined()
      })

      it('freezes the older plan when a newer one is published and refuses the older from then on', async () => {
        await store.publish(newRelease(0))
        await store.publish(newRelease(1, { plan: 2 }))
        expect(await store.pointers()).toEqual([
          { plan: 1, seq: 1, sha: 'sha-1', at, retired: true, chain: expect.any(String) },
          { plan: 2, seq: 2, sha: 'sha-2', at: expect.any(String), retired: false, chain: expect.any(String) },
        ])
        await expect(store.publish(newRelease(2, { plan: 1 }))).rejects.toThrow(NewerBuild)
      })

      it('never dates a head before the one it follows, whatever the clock says', async () => {
        const dates: string[] = []
        for (const [expected, createdAt] of [
          later,
          at,
          at,
          '2026-03-01T05:00:00.000Z',
          '2026-03-03T05:00:00.000Z',
        ].entries()) {
          expect(await store.publish(newRelease(expected, { createdAt }))).toMatchObject({ createdAt })
          dates.push((await store.pointers())[0]?.at ?? '')
        }
        expect(dates).toEqual([
          later,
          '2026-03-02T06:00:00.001Z',
          '2026-03-02T06:00:00.002Z',
          '2026-03-02T06:00:00.003Z',
          '2026-03-03T05:00:00.000Z',
        ])
      })

      it('takes published draft edits away only at the revision that was published', async () => {
        const first = await store.putEdit({ fact: 'a', value: 1, replaces: 0, actor: 'mina', at }, 0, entry)
        const stale = await store.putEdit({ fact: 'b', value: 1, replaces: 0, actor: 'mina', at }, 0, entry)
        await store.putEdit({ fact: 'b', value: 2, replaces: 0, actor: 'jun', at: later }, stale?.rev ?? 0, entry)
        await store.publish(
          newRelease(0, {
            published: [
              { fact: 'a', rev: first?.rev ?? 0 },
              { fact: 'b', rev: stale?.rev ?? 0 },
            ],
          }),
        )
        expect((await store.draft()).map(({ fact, value }) => ({ fact, value }))).toEqual([{ fact: 'b', value: 2 }])
      })

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

    describe('outbox', () => {
      const soon = '2026-03-02T05:00:30.000Z'

      it('holds a message for each release that asks for one, and none for a refused release', async () => {
        await store.publish(newRelease(0, { deliveryId: 'one' }))
        await expect(store.publish(newRelease(0, { deliveryId: 'lost' }))).rejects.toThrow(ReleaseMoved)
        await store.publish(newRelease(1))
        const delivery = await store.claimDelivery(at, soon)
        expect(delivery).toMatchObject({ id: 'one', attempts: 0 })
        expect(JSON.parse(delivery?.body ?? '')).toEqual({
          type: 'release.published',
          timestamp: at,
          data: {
            seq: 1,
            plan: 1,
            sha: 'sha-1',
            kind: 'publish',
            actor: 'mina',
            reason: 'because',
            chain: '0'.repeat(64),
          },
        })
        expect(await store.claimDelivery(at, soon)).toBeUndefined()
      })

      it('gives a message to one who asks, and again when that one is not heard of', async () => {
        await store.publish(newRelease(0, { deliveryId: 'one' }))
        await store.publish(newRelease(1, { deliveryId: 'two' }))
        const claimed = await Promise.all(Array.from({ length: 4 }, () => store.claimDelivery(at, soon)))
        expect(claimed.flatMap((delivery) => delivery?.id ?? []).toSorted()).toEqual(['one', 'two'])
        expect(await store.claimDelivery(soon, later)).toMatchObject({ id: 'one', attempts: 1 })
        await store.removeDelivery('one')
        await store.postponeDelivery('two', later)
        expect(await store.claimDelivery(soon, later)).toBeUndefined()
        expect(await store.claimDelivery(later, later)).toMatchObject({ id: 'two', attempts: 1 })
      })
    })

    describe('draft', () => {
      it('gives every change a new revision, also after an edit was removed', async () => {
        const first = await store.putEdit({ fact: 'a', value: 1, replaces: 0, actor: 'mina', at }, 0, entry)
        expect(await store.removeEdit('a', first?.rev ?? 0, entry)).toBe(true)
        const second = await store.putEdit({ fact: 'a', value: 1, replaces: 0, actor: 'mina', at }, 0, entry)
        expect(second?.rev).toBeGreaterThan(first?.rev ?? Number.NaN)
      })

      it('sets edits aside with a release, each in the audit, until they are dismissed or live again', async () => {
        const reasons = [{ code: 'shape', message: 'No.', hint: 'Yes.', document: 'screens/a.json', path: '/body' }]
        const aside = (fact: string) => ({
          fact,
          value: { deep: [1, '2', null] },
          replaces: null,
          actor: 'mina',
          at,
          reasons,
        })
        await store.publish(newRelease(0, { actor: 'system', createdAt: later, setAside: [aside('b'), aside('a')] }))
        expect(await store.setAside()).toEqual([
          { ...aside('a'), seq: 1 },
          { ...aside('b'), seq: 1 },
        ])
        const audited = await store.listAudit({ action: 'edit.set-aside', limit: 9 })
        expect(audited.map(({ subject }) => subject).toSorted()).toEqual(['a', 'b'])
        expect(audited[0]).toMatchObject({
          at: later,
          actor: 'system',
          reason: 'No.',
          details: { by: 'mina', seq: 1, value: { deep: [1, '2', null] } },
        })

        await expect(store.publish(newRelease(0, { setAside: [aside('c')] }))).rejects.toThrow(ReleaseMoved)
        await store.publish(
          newRelease(1, {
            overlay: [{ fact: 'a', value: 1, replaces: null, actor: 'jun', at }],
            setAside: [{ ...aside('b'), actor: 'jun' }],
          }),
        )
        expect(await store.setAside()).toEqual([{ ...aside('b'), actor: 'jun', seq: 2 }])

        expect(await store.dismissSetAside('b', { ...entry, action: 'edit.dismiss', subject: 'b' })).toBe(true)
        expect(await store.dismissSetAside('b', { ...entry, action: 'edit.dismiss', subject: 'b' })).toBe(false)
        expect(await store.setAside()).toEqual([])
        expect(await store.listAudit({ action: 'edit.dismiss', limit: 9 })).toHaveLength(1)
        expect(await verifyChain(store)).toMatchObject({ ok: true })
      })

      it('keeps approvals of a content until the draft changes or anything is published', async () => {
        const approve = async (hash: string, actor: string) =>
          store.approve(hash, { actor, at }, { ...entry, action: 'draft.approve' })
        const left = async () => (await store.approvals('h')).map(({ actor }) => actor)
        await approve('h', 'jun')
        await approve('h', 'jun')
        await approve('h', 'ara')
        await approve('other', 'sol')
        expect(await left()).toEqual(['ara', 'jun'])
        expect(await store.withdrawApproval('h', 'ara', entry)).toBe(true)
        expect(await store.withdrawApproval('h', 'ara', entry)).toBe(false)
        expect(await left()).toEqual(['jun'])
        const edit = await store.putEdit({ fact: 'a', value: 1, replaces: 0, actor: 'mina', at }, 0, entry)
        expect(await left()).toEqual([])
        await approve('h', 'jun')
        await store.putEdit({ fact: 'a', value: 2, replaces: 0, actor: 'mina', at }, 9, entry)
        expect(await left()).toEqual(['jun'])
        await store.removeEdit('a', edit?.rev ?? 0, entry)
        expect(await left()).toEqual([])
        await approve('h', 'jun')
        await store.publish(newRelease(0))
        expect(await left()).toEqual([])
      })

      it('refuses a change and a removal made against an older revision', async () => {
        const first = await store.putEdit({ fact: 'a', value: 1, replaces: 0, actor: 'mina', at }, 0, entry)
        await store.putEdit({ fact: 'a', value: 2, replaces: 0, actor: 'jun', at }, first?.rev ?? 0, entry)
        expect(
          await store.putEdit({ fact: 'a', value: 3, replaces: 0, actor: 'mina', at }, first?.rev ?? 0, entry),
        ).toBeUndefined()
        expect(await store.removeEdit('a', first?.rev ?? 0, entry)).toBe(false)
        expect((await store.draft()).map((edit) => edit.value)).toEqual([2])
      })
    })

    describe('operators', () => {
      const invitation = {
        tokenHash: 'hash',
        name: null,
        role: 'owner' as const,
        createdBy: 'system',
        createdAt: at,
        expiresAt: later,
        operatorId: null,
      }

      it('uses an invitation up with the operator it makes', async () => {
        await store.addInvitation(invitation, entry)
        const operator = await store.acceptInvitation('hash', { name: 'Mina', passwordHash: 'p' }, at, entry)
        expect(operator).toMatchObject({ name: 'Mina', role: 'owner', disabled: false })
        expect(await store.findOperator('mina')).toMatchObject({ id: operator.id, passwordHash: 'p' })
        await expect(store.acceptInvitation('hash', { name: 'Jun', passwordHash: 'p' }, at, entry)).rejects.toThrow(
          LinkNotValid,
        )
        expect(await store.countOperators()).toBe(1)
      })

      it('refuses an expired and a withdrawn invitation', async () => {
        await store.addInvitation(invitation, entry)
        await expect(store.acceptInvitation('hash', { name: 'Mina', passwordHash: 'p' }, later, entry)).rejects.toThrow(
          LinkNotValid,
        )
        expect(await store.listInvitations(at)).toEqual([invitation])
        expect(await store.revokeInvitation('hash', entry)).toBe(true)
        expect(await store.listInvitations(at)).toEqual([])
        await expect(store.acceptInvitation('hash', { name: 'Mina', passwordHash: 'p' }, at, entry)).rejects.toThrow(
          LinkNotValid,
        )
      })

      it('refuses a name that differs only in case and keeps the invitation open', async () => {
        await store.addInvitation(invitation, entry)
        await store.addInvitation({ ...invitation, tokenHash: 'other' }, entry)
        await store.acceptInvitation('hash', { name: 'Mina', passwordHash: 'p' }, at, entry)
        await expect(store.acceptInvitation('other', { name: 'MINA', passwordHash: 'p' }, at, entry)).rejects.toThrow(
          NameTaken,
        )
        expect(await store.findInvitation('other', at)).toBeDefined()
      })

      it('sets a password by a link of its own, once, and ends the sessions', async () => {
        await store.addInvitation(invitation, entry)
        const { id } = await store.acceptInvitation('hash', { name: 'Mina', passwordHash: 'p' }, at, entry)
        await store.addSession({
          idHash: 's',
          operatorId: id,
          createdAt: at,
          seenAt: at,
          ip: '127.0.0.1',
          agent: 'a browser',
        })
        for (const tokenHash of ['lost', 'another'])
          await store.addInvitation({ ...invitation, tokenHash, name: 'Mina', operatorId: id }, entry)
        await store.addInvitation({ ...invitation, tokenHash: 'open' }, entry)
        // One kind of link does not do for the other.
        await expect(store.acceptInvitation('lost', { name: 'Jun', passwordHash: 'p' }, at, entry)).rejects.toThrow(
          LinkNotValid,
        )
        await expect(store.acceptPasswordLink('open', 'q', entry)).rejects.toThrow(LinkNotValid)
        await expect(store.acceptPasswordLink('lost', 'q', { ...entry, at: later })).rejects.toThrow(LinkNotValid)
        await store.acceptPasswordLink('lost', 'q', entry)
        expect(await store.findOperator('mina')).toMatchObject({
          id,
          passwordHash: 'q',
          role: 'owner',
          vouchedBy: 'system',
        })
        expect(await store.findSession('s')).toBeUndefined()
        for (const used of ['lost', 'another'])
          await expect(store.acceptPasswordLink(used, 'r', entry)).rejects.toThrow(LinkNotValid)
        expect(await store.listInvitations(at)).toMatchObject([{ tokenHash: 'open' }])
      })

      it('ends the sessions of a changed operator and never loses the last owner', async () => {
        await store.addInvitation(invitation, entry)
        await store.addInvitation({ ...invitation, tokenHash: 'other', role: 'editor' }, entry)
        const owner = await store.acceptInvitation('hash', { name: 'Mina', passwordHash: 'p' }, at, entry)
        const editor = await store.acceptInvitation('other', { name: 'Jun', passwordHash: 'p' }, at, entry)
        await store.addSession({
          idHash: 's',
          operatorId: editor.id,
          createdAt: at,
          seenAt: at,
          ip: '127.0.0.1',
          agent: 'a browser',
        })
        await store.changeOperator(editor.id, { role: 'publisher' }, entry)
        expect(await store.findSession('s')).toBeUndefined()
        expect(await store.findOperatorById(editor.id)).toMatchObject({ role: 'publisher' })
        await expect(store.changeOperator(owner.id, { role: 'viewer' }, entry)).rejects.toThrow(LastOwner)
        await expect(store.changeOperator(owner.id, { disabled: true }, entry)).rejects.toThrow(LastOwner)
        expect(await store.findOperatorById(owner.id)).toMatchObject({ role: 'owner', disabled: false })
      })

      it('leaves nothing open of who is disabled or gets a lower role, and says so in the audit', async () => {
        await store.addInvitation(invitation, entry)
        await store.acceptInvitation('hash', { name: 'Mina', passwordHash: 'p' }, at, entry)
        for (const [name, change] of [
          ['Jun', { disabled: true }],
          ['Ara', { role: 'editor' as const }],
        ] as const) {
          await store.addInvitation({ ...invitation, tokenHash: name }, entry)
          const owner = await store.acceptInvitation(name, { name, passwordHash: 'p' }, at, entry)
          expect(owner).toMatchObject({ vouchedBy: 'system', vouchedAt: at })
          await store.addInvitation({ ...invitation, tokenHash: `by ${name}`, createdBy: name }, entry)
          await store.approve('c', { actor: name, at }, entry)
          await store.changeOperator(owner.id, change, entry)
          expect(await store.findInvitation(`by ${name}`, at)).toBeUndefined()
          expect(await store.approvals('c')).toEqual([])
          expect((await store.listAudit({ limit: 1 }))[0]?.details).toMatchObject({
            closedInvitations: 1,
            closedApprovals: 1,
          })
        }
      })

      it('does not take a name that looks like one that is there', async () => {
        await store.addInvitation(invitation, entry)
        await store.acceptInvitation('hash', { name: 'Mina', passwordHash: 'p' }, at, entry)
        await store.addInvitation({ ...invitation, tokenHash: 'other' }, entry)
        await expect(store.acceptInvitation('other', { name: 'mína', passwordHash: 'p' }, at, entry)).rejects.toThrow(
          NameTaken,
        )
      })

      it('remembers the value that two people agreed on, or the one before one person alone changed it', async () => {
        const say = async (value: string, isAgreed: boolean) =>
          store.publish(
            newRelease((await store.latestRelease())?.seq ?? 0, { agreed: [{ fact: 'f', value, isAgreed }] }),
          )
        await say('100', false)
        await say('149', false)
        expect(await store.agreedValues()).toEqual(new Map([['f', '100']]))
        await say('300', true)
        await say('310', false)
        expect(await store.agreedValues()).toEqual(new Map([['f', '300']]))
      })

      it('forgets sessions that are too old or idle for too long', async () => {
        await store.addInvitation(invitation, entry)
        const { id } = await store.acceptInvitation('hash', { name: 'Mina', passwordHash: 'p' }, at, entry)
        await store.addSession({
          idHash: 'idle',
          operatorId: id,
          createdAt: at,
          seenAt: at,
          ip: '127.0.0.1',
          agent: 'a browser',
        })
        await store.addSession({
          idHash: 'used',
          operatorId: id,
          createdAt: at,
          seenAt: at,
          ip: '127.0.0.1',
          agent: 'a browser',
        })
        await store.touchSession('used', later)
        await store.dropSessions('2026-03-01T00:00:00.000Z', later)
        expect(await store.findSession('idle')).toBeUndefined()
        expect(await store.findSession('used')).toMatchObject({ seenAt: later })
        await store.endSession('used')
        expect(await store.findSession('used')).toBeUndefined()
      })
    })

    describeSessions(() => store)

    describe('audit', () => {
      it('chains every entry to the one before', async () => {
        await Promise.all(Array.from({ length: 5 }, () => store.appendAudit(entry)))
        const records = await store.readAudit(0, 10)
        expect(records.map((record) => record.id)).toEqual([1, 2, 3, 4, 5])
        expect(await verifyChain(store)).toMatchObject({ ok: true, entries: 5, head: records.at(-1)?.hash })
        expect((await store.listAudit({ before: 4, limit: 2 })).map((record) => record.id)).toEqual([3, 2])
      })

      it('is looked through by who, what, when and words, over the whole of it, page by page', async () => {
        const told: readonly Partial<AuditEntry>[] = [
          { actor: 'jun', action: 'draft.edit', subject: 'settings:/recharge/bank/min', details: { value: '50%' } },
          { actor: 'mina', action: 'release.publish', reason: 'Raised for the NIGHT' },
          {
            actor: 'jun',
            action: 'draft.edit',
            subject: 'copy:kor:home.title',
            details: { value: '홈 화면' },
            at: later,
          },
          { actor: '민아', action: 'login', subject: '민아', reason: 'back\\slash under_score' },
          { actor: 'jun', action: 'release.publish', reason: 'in the night again', at: later },
        ]
        for (const each of told) await store.appendAudit({ ...entry, reason: '', details: {}, ...each })
        const found = async (filter: AuditFilter) => {
          const ids = (await store.listAudit({ ...filter, limit: 9 })).map(({ id }) => id)
          expect(await store.countAudit(filter)).toBe(ids.length)
          return ids
        }
        expect(await found({})).toEqual([5, 4, 3, 2, 1])
        expect(await found({ actor: 'jun' })).toEqual([5, 3, 1])
        expect(await found({ actor: '민아' })).toEqual([4])
        expect(await found({ action: 'release.publish', actor: 'jun' })).toEqual([5])
        expect(await found({ from: later })).toEqual([5, 3])
        expect(await found({ until: later })).toEqual([4, 2, 1])
        expect(await found({ from: at, until: later, actor: 'jun' })).toEqual([1])
        expect(await found({ words: ['night'] })).toEqual([5, 2])
        expect(await found({ words: ['NIGHT', 'raised'] })).toEqual([2])
        expect(await found({ words: ['화면'] })).toEqual([3])
        expect(await found({ words: ['value', 'settings:'] })).toEqual([1])
        // What stands for anything in SQL stands for itself here.
        expect(await found({ words: ['%'] })).toEqual([1])
        expect(await found({ words: ['under_score'] })).toEqual([4])
        expect(await found({ words: ['under%score'] })).toEqual([])
        expect(await found({ words: ['k\\s'] })).toEqual([4])
        expect(await found({ words: ["'); drop table audit; --"] })).toEqual([])
        expect((await store.listAudit({ actor: 'jun', before: 5, limit: 1 })).map(({ id }) => id)).toEqual([3])
        expect((await store.listAudit({ actor: 'jun', before: 3, limit: 1 })).map(({ id }) => id)).toEqual([1])
        expect(await store.auditNames()).toEqual({
          actors: ['jun', 'mina', '민아'],
          actions: ['draft.edit', 'login', 'release.publish'],
        })
        expect(await verifyChain(store)).toMatchObject({ ok: true, entries: 5 })
      })
    })

    describe('reports', () => {
      it('adds counts of the same trouble up', async () => {
        const count = {
          seq: 1,
          code: 'block-threw',
          pointer: '/body/0',
          build: 'b1',
          count: 2,
          firstAt: at,
          lastAt: at,
        }
        await store.addReports([count])
        await store.addReports([
          { ...count, count: 3, firstAt: later, lastAt: later },
          { ...count, pointer: '/body/1' },
        ])
        expect(await store.listReports(1)).toEqual([{ ...count, count: 5, lastAt: later }])
        expect(await store.listReports(9)).toHaveLength(2)
      })

      it('forgets the oldest troubles past ten thousand', async () => {
        const count = { seq: 1, code: 'block-threw', pointer: '', build: 'b1', count: 1, firstAt: at, lastAt: at }
        await store.addReports([{ ...count, pointer: '/old' }])
        await store.addReports(
          Array.from({ length: 10_000 }, (_, index) => ({ ...count, pointer: `/${index}`, lastAt: later })),
        )
        expect((await store.listReports(20_000)).filter(({ pointer }) => pointer === '/old')).toEqual([])
        expect(await store.listReports(20_000)).toHaveLength(10_000)
      })
    })
  })
}
