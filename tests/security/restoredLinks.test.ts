import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyStore } from '../../admin/service/audit/verifyStore.ts'
import { backUp, restore } from '../../admin/service/cli/backupSteps.ts'
import { parseCommand } from '../../admin/service/cli/parseCommand.ts'
import type { CommandIo } from '../../admin/service/cli/runCommand.ts'
import { systemClock } from '../../admin/service/base/Clock.ts'
import type { Service } from '../../admin/service/run/startService.ts'
import { testFolder } from '../../admin/service/testing/createTestCore.ts'
import { deskClient, PASSWORD, signInAs, signInOwner } from '../../admin/service/testing/deskClient.ts'
import { startTestService } from '../../admin/service/testing/startTestService.ts'
import type { StoreKind } from '../release/support/StoreKind.ts'
import { storeKinds } from '../release/support/storeKinds.ts'

const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  for (const kind of storeKinds) ends.push(await kind.start())
})
afterAll(async () => {
  for (const end of ends) await end()
})

async function emptyFolder(kind: StoreKind): Promise<string> {
  const dataDir = await testFolder()
  await kind.prepare(dataDir)
  return dataDir
}

const serve = (kind: StoreKind, dataDir: string): Promise<Service> =>
  startTestService({ store: kind.open(dataDir), clock: systemClock, environment: { DATA_DIR: dataDir } })

/** The command line over the store of a data folder, and its lines. */
function commandLine(kind: StoreKind, dataDir: string): CommandIo & { readonly lines: readonly string[] } {
  const lines: string[] = []
  return {
    lines,
    print: (line) => lines.push(line),
    connect: () => Promise.reject(new Error('A backup needs no service.')),
    openStore: (which) =>
      Promise.resolve({ store: kind.open(dataDir, { mayCreate: () => which === 'new' }), isServed: false }),
    user: 'mina',
  }
}

/** Takes a backup of one data folder and restores it to another; answers that one and what was printed. */
async function moveByBackup(kind: StoreKind, from: string): Promise<{ dataDir: string; printed: string }> {
  const path = join(await testFolder(), 'playbill.backup')
  await backUp(parseCommand(['backup', path], {}), commandLine(kind, from))
  const dataDir = await emptyFolder(kind)
  const io = commandLine(kind, dataDir)
  await restore(parseCommand(['restore', path], {}), io)
  return { dataDir, printed: io.lines.join('\n') }
}

const tokenOf = (link: string): string => link.split('/').at(-1) ?? ''
const REFUSED = {
  status: 410,
  body: {
    code: 'link-not-valid',
    message: 'This link was already used, has expired or was withdrawn. Ask for a new one.',
  },
}

describe.each(storeKinds)(
  'a backup of $name that was taken while links, an approval and a machine token were open',
  (kind) => {
    it('opens the desk to nobody by them once it is restored, and says how to hand out new ones', async () => {
      const before = await emptyFolder(kind)
      const service = await serve(kind, before)
      const mina = await signInOwner(service)
      const jun = await signInAs(service, mina, 'publisher', 'jun')
      await mina.call('PUT', '/draft/edits', { fact: 'settings:/recharge/bank/min', value: '120', replaces: '100' })
      const [change] = (await mina.call<{ changes: { id: string }[] }>('GET', '/changes')).body.changes
      const review = (of: typeof jun) =>
        of.call<{ hash: string; approvals: unknown[] }>('GET', `/draft/review?change=${change?.id}`)
      const reviewed = (await review(jun)).body.hash
      const approved = await jun.call('POST', '/draft/approval', { reviewed, change: change?.id })
      expect(approved.status).toBe(201)
      const invited = await mina.call<{ link: string }>('POST', '/operators/invitations', {
        role: 'owner',
        name: 'eve',
      })
      const powers = { name: 'Pager', stops: ['bets'], readsAudit: true, days: 30 }
      const machine = await mina.call<{ token: string }>('POST', '/machine-tokens', powers)
      const lost = await mina.call<{ link: string }>('POST', '/operators/2/password-link')

      await service.stop()
      const { dataDir, printed } = await moveByBackup(kind, before)
      expect(printed).toContain('Closed, so that nothing handed out before works again:')
      expect(printed).toContain('the invitation of eve as owner by mina: invite again')
      expect(printed).toContain('the link for a new password of jun by mina: make another')
      expect(printed).toContain("the approval of mina's change by jun: ask for a review again")
      expect(printed).toContain('the machine token Pager: make another')
      expect(printed).not.toContain('Nobody can sign in')

      const restored = await serve(kind, dataDir)
      const thief = deskClient(restored)
      const password = 'the words of a thief'
      for (const token of [tokenOf(invited.body.link), tokenOf(lost.body.link)]) {
        expect(await thief.call('POST', '/join/look', { token })).toMatchObject(REFUSED)
        expect(await thief.call('POST', '/join', { token, name: 'eve', password })).toMatchObject(REFUSED)
        expect(await thief.call('POST', '/join/password', { token, password })).toMatchObject(REFUSED)
      }
      const authorization = `Bearer ${machine.body.token}`
      expect(await thief.call('GET', '/audit', undefined, { authorization })).toMatchObject({
        status: 401,
        body: { code: 'token-not-valid' },
      })
      expect((await thief.call('POST', '/login', { name: 'jun', password })).status).toBe(401)
      const again = deskClient(restored)
      expect((await again.call('POST', '/login', { name: 'jun', password: PASSWORD })).status).toBe(200)
      expect((await review(again)).body).toMatchObject({ hash: reviewed, approvals: [] })
      expect(await restored.core.accounts.invitations()).toEqual([])
      expect(await verifyStore(restored.core.store)).toMatchObject({ ok: true, problems: [] })
    })

    it('says how the first owner gets in where the only way in was a link', async () => {
      const before = await emptyFolder(kind)
      const service = await serve(kind, before)
      const setup = tokenOf(service.setupLink ?? '')
      await service.stop()
      const { dataDir, printed } = await moveByBackup(kind, before)
      expect(printed).toContain('The backup has no operators. Start the service: it prints a one-time link')

      const restored = await serve(kind, dataDir)
      const thief = deskClient(restored)
      expect(await thief.call('POST', '/join', { token: setup, name: 'eve', password: PASSWORD })).toMatchObject(
        REFUSED,
      )
      await signInOwner(restored)
    })

    it('says how to make an owner where nobody had become one', async () => {
      const before = await emptyFolder(kind)
      const service = await serve(kind, before)
      const machine = { name: 'cli:mina', role: 'owner' } as const
      const { accounts } = service.core
      const caller = { ip: '127.0.0.1', agent: '' }
      const { token } = await accounts.invite(machine, { name: 'ara', role: 'viewer' })
      await accounts.join(token, 'ara', PASSWORD, caller)
      await accounts.invite(machine, { name: 'mina', role: 'owner' })
      await service.stop()
      const { printed } = await moveByBackup(kind, before)
      expect(printed).toContain(
        'Nobody can sign in as owner. Make one with npm run operator -- create --name NAME --role owner.',
      )
    })
  },
)
