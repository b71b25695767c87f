import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../config/readConfig.ts'
import { socketPath } from '../socket/socketPath.ts'
import type { Service } from '../startService.ts'
import { testBaseline, testFolder } from '../testing/createTestCore.ts'
import { fakeFormat } from '../testing/fakeFormat.ts'
import { startTestService } from '../testing/startTestService.ts'
import { auditCommand } from './auditCommand.ts'
import { connectToSocket } from './connectToSocket.ts'
import type { DeskConnection } from './DeskConnection.ts'
import { openStore } from './openStore.ts'
import { operatorCommand } from './operatorCommand.ts'
import { releaseCommand } from './releaseCommand.ts'
import type { CommandMain } from './runCommand.ts'

const MIN = 'settings:/recharge/bank/min'
const commands = { operator: operatorCommand, release: releaseCommand, audit: auditCommand } satisfies Record<string, CommandMain>

/** Types command lines against a connection and answers what they print. */
function terminal(connection: DeskConnection): (command: keyof typeof commands, ...argv: string[]) => Promise<string> {
  return async (command, ...argv) => {
    const lines: string[] = []
    await commands[command](argv, { print: (line) => lines.push(line), connect: () => Promise.resolve(connection) })
    return lines.join('\n')
  }
}

async function running(): Promise<{ service: Service; type: ReturnType<typeof terminal>; dataDir: string }> {
  const folder = await testFolder()
  const service = await startTestService({ dataDir: folder })
  const dataDir = join(folder, 'data')
  const connection = await connectToSocket(socketPath(dataDir), 'mina')
  if (connection === undefined) throw new Error('Nobody answers on the socket.')
  return { service, type: terminal(connection), dataDir }
}

describe('over the socket of a running service', () => {
  it('drafts, publishes and rolls back as cli:<user>, through the same gates', async () => {
    const { service, type } = await running()
    expect(await type('release', 'edit', MIN, '500')).toBe(`Drafted: ${MIN} "100" → "500"`)
    expect(await type('release', 'edit', 'copy:en:home.title', 'Start here')).toContain('"Home" → "Start here"')
    expect(await type('release', 'discard', 'copy:en:home.title')).toContain('no longer drafted')
    await expect(type('release', 'publish', '--reason', 'bank asked')).rejects.toMatchObject({ code: 'publish-blocked' })
    expect(await type('release', 'publish', '--reason', 'bank asked', '--confirm')).toContain('Release 2 is live.')
    expect(service.core.live.record()).toMatchObject({ seq: 2, actor: 'cli:mina', reason: 'bank asked' })
    expect(await type('release', 'rollback', '1', '--reason', 'wrong bank', '--confirm')).toContain('Release 3 is live.')
    expect((await type('release', 'list')).split('\n')).toEqual([
      expect.stringMatching(/^→ 3 .* rollback {2}cli:mina {2}0 edits {2}“wrong bank”$/),
      expect.stringMatching(/^ {2}2 .* publish {2}cli:mina {2}1 edits {2}“bank asked”$/),
      expect.stringMatching(/^ {2}1 .* system {2}system {2}0 edits {2}“First release”$/),
    ])
    expect(await type('release', 'diff', '1', '2')).toBe(`${MIN}: "100" → "500"\nMembers receive differently: settings.`)
    expect(await type('audit', 'list')).toContain('cli:mina  release.rollback  release:3  “wrong bank”')
  })

  it('prints a one-time link for a new operator', async () => {
    const { service, type } = await running()
    expect(await type('operator', 'create', '--name', 'Jun', '--role', 'publisher')).toMatch(new RegExp(`^Jun becomes publisher .*\n${service.deskUrl}/#/join/[\\w-]{43}$`))
    expect(await type('operator', 'list')).toContain('Jun  publisher  invited until')
    await expect(type('operator', 'create', '--name', 'Jun', '--role', 'king')).rejects.toThrow('There is no role king.')
  })

  it('exports the live edits and imports them as a draft, publishing nothing', async () => {
    const { type } = await running()
    await type('release', 'edit', MIN, '120')
    await type('release', 'publish', '--reason', 'bank asked')
    const file = join(await testFolder(), 'edits.json')
    await writeFile(file, await type('release', 'export'))
    const other = await running()
    expect(await other.type('release', 'import', file)).toBe(`Drafted: ${MIN} "100" → "120"`)
    expect(other.service.core.live.record()?.seq).toBe(1)
    expect(await other.type('release', 'drafts')).toBe(`${MIN}: "100" → "120"  (cli:mina)`)
    await writeFile(file, '{"edits":[{}]}')
    await expect(other.type('release', 'import', file)).rejects.toThrow('not an export')
  })

  it('verifies the store and finds tampering', async () => {
    const { service, type, dataDir } = await running()
    expect(await type('release', 'verify')).toMatch(/^Sound: 2 entries, 1 releases, 6 files\.\nHead of the chain: [0-9a-f]{64}$/)
    await service.stop()
    const database = new Database(join(dataDir, 'playbill.db'))
    database.exec("drop trigger audit_no_update; update audit set actor = 'somebody else' where action = 'release.system'")
    database.close()
    const build = { format: fakeFormat, baseline: testBaseline, playTest: () => Promise.resolve([]), close: () => Promise.resolve() }
    const offline = await openStore(readConfig({ DATA_DIR: dataDir }), build, 'mina')
    onTestFinished(() => offline.close())
    await expect(terminal(offline)('audit')).rejects.toThrow('one of them was changed or taken out')
  })

  it('is open to the user who runs the service alone', async () => {
    const { dataDir } = await running()
    expect((await stat(socketPath(dataDir))).mode & 0o777).toBe(0o600)
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  })

  it('explains wrong usage before it connects', async () => {
    const type = terminal({
      call: () => Promise.reject(new Error('connected')),
      close: () => Promise.resolve(),
    })
    await expect(type('release')).rejects.toThrow('Say what to do.')
    await expect(type('release', 'constructor')).rejects.toThrow('There is no command constructor.')
    await expect(type('release', 'publish')).rejects.toThrow('--reason is missing.')
    await expect(type('release', 'publish', '--force')).rejects.toThrow("Unknown option '--force'")
    await expect(type('release', 'rollback', 'two', '--reason', 'r')).rejects.toThrow('"two" is not the number of a release.')
    expect(await type('release', '--help')).toContain('npm run release -- edit <fact> <value>')
    expect(await type('audit', 'help')).toContain('verify the chain')
  })
})

describe('when no service runs', () => {
  it('finds nobody on the socket and works on the store itself', async () => {
    const dataDir = await testFolder()
    expect(await connectToSocket(socketPath(dataDir), 'mina')).toBeUndefined()
    const build = { format: fakeFormat, baseline: testBaseline, playTest: () => Promise.resolve([]), close: () => Promise.resolve() }
    const offline = await openStore(readConfig({ DATA_DIR: dataDir }), build, 'mina')
    const type = terminal(offline)
    await type('release', 'edit', MIN, '120')
    expect(await type('audit')).toContain('0 releases')
    expect(await type('release', 'publish', '--reason', 'at night')).toContain('Release 2 is live.')
    await offline.close()
    const service = await startTestService({ environment: { DATA_DIR: dataDir } })
    expect(service.core.live.record()).toMatchObject({ seq: 2, actor: 'cli:mina' })
  })

  it('finds nobody behind the socket a killed service left over', async () => {
    const dataDir = await testFolder()
    await writeFile(socketPath(dataDir), '')
    expect(await connectToSocket(socketPath(dataDir), 'mina')).toBeUndefined()
    const service = await startTestService({ environment: { DATA_DIR: dataDir } })
    expect(await connectToSocket(socketPath(dataDir), 'mina')).toBeDefined()
    await service.stop()
  })
})
