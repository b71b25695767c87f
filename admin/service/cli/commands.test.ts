import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { TOTP } from 'otpauth'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../base/config/readConfig.ts'
import { socketPath } from '../base/config/socketPath.ts'
import { openStore } from '../store/openStore.ts'
import { testClock, testFolder } from '../testing/createTestCore.ts'
import { fakeFormat } from '../testing/fakeFormat.ts'
import { testBaseline } from '../testing/testBaseline.ts'
import { deskClient, PASSWORD, signInOwner } from '../testing/deskClient.ts'
import { noteOwnStop } from '../testing/noteOwnStop.ts'
import { running, terminal } from '../testing/terminal.ts'
import { startTestService } from '../testing/startTestService.ts'
import { connectToSocket } from './connectToSocket.ts'
import { openLocally } from './openLocally.ts'
import { RELEASE_HELP, releaseCommand } from './releaseCommand.ts'
import { type CommandIo, explainUsage } from './runCommand.ts'
import { UsageError } from './UsageError.ts'

const MIN = 'settings:/recharge/bank/min'
const MIN_NAME = 'Deposits › Bank transfer › Minimum'

describe('over the socket of a running service', () => {
  it('prints a link for a new password only for an operator who exists', async () => {
    const { service, type } = await running()
    await signInOwner(service)
    const [said, link] = (await type('operator', 'reset-password', 'MINA')).split('\n')
    expect(said).toMatch(/^mina sets a new password with this link, once, until /)
    await deskClient(service).call('POST', '/join/password', {
      token: link?.split('/').at(-1),
      password: 'other random words',
    })
    expect(
      (await deskClient(service).call('POST', '/login', { name: 'mina', password: 'other random words' })).status,
    ).toBe(200)
    expect(await type('audit', 'list')).toContain('cli:mina  operator.password-link  mina')
    await expect(type('operator', 'reset-password', 'nobody')).rejects.toThrow('There is no operator called nobody.')
  })

  it('stops, lists what is stopped, and lifts', async () => {
    const { service, type } = await running()
    expect(await type('release', 'stops')).toBe('Nothing is stopped.')
    const stopped = await type('release', 'stop', 'deposits', '--reason', 'fraud', '--en', 'Back at nine')
    expect(stopped).toMatch(/^deposits stopped {2}\S+ {2}cli:mina {2}“fraud”\n {2}en: Back at nine$/)
    expect(await type('release', 'stops')).toBe(stopped)
    expect(service.core.live.head(1)?.body).toContain('"stops":{"deposits":{"words":{"en":"Back at nine"}}}')
    const since = stopped.slice(0, stopped.indexOf('\n'))
    expect(await type('release', 'words', 'deposits', '--kor', '열 시', '--en', '')).toBe(`${since}\n  kor: 열 시`)
    await expect(type('release', 'words', 'deposits')).rejects.toThrow('Say the words: --kor T, --cn T, --en T.')
    expect(await type('release', 'stop', 'deposits.bank', '--reason', 'bank check')).toMatch(/^deposits.bank stopped /m)
    await type('release', 'lift', 'deposits.bank', '--reason', 'checked')
    expect(await type('release', 'lift', 'deposits', '--reason', 'over')).toBe('Nothing is stopped.')
    await expect(type('release', 'words', 'deposits', '--kor', '열 시')).rejects.toThrow('not stopped any more')
    await expect(type('release', 'stop', 'everything', '--reason', 'x')).rejects.toThrow(
      'Say one of deposits, deposits.bank, deposits.wechat, deposits.alipay, deposits.usdtTrc20, deposits.usdtErc20, withdrawals, transfers, bets, site.',
    )
    await expect(type('release', 'stop', 'site')).rejects.toThrow('--reason is missing.')
  })

  it('says of a stop that this node alone has how far it reaches, and puts an old one on everywhere or drops it', async () => {
    const clock = testClock()
    const { service, type, dataDir } = await running(clock, { warn: () => undefined })
    const before = (hours: number) => new Date(clock.now() - hours * 60 * 60_000).toISOString()
    const deposits = await noteOwnStop(dataDir, 'deposits', before(25))
    const bets = await noteOwnStop(dataDir, 'bets', before(25))
    await service.core.publisher.readOwnStops()
    expect((await type('release', 'stops')).split('\n')).toEqual([
      `deposits stopped  ${before(25)}  cli:mina@web-1  “fraud”`,
      `  On this node only (web-1), for more than a day. Decide: npm run release -- own ${deposits} all, or drop --reason R`,
      `bets stopped  ${before(25)}  cli:mina@web-1  “fraud”`,
      `  On this node only (web-1), for more than a day. Decide: npm run release -- own ${bets} all, or drop --reason R`,
    ])
    expect(await type('release', 'own', bets, 'drop', '--reason', 'long over')).not.toContain('bets')
    expect(await type('release', 'own', deposits, 'all')).toBe(
      `deposits stopped  ${before(25)}  cli:mina@web-1  “fraud”`,
    )
    expect(await service.core.store.stops()).toMatchObject([{ name: 'deposits' }])
    await expect(type('release', 'own', bets, 'all')).rejects.toMatchObject({ code: 'unknown-own-stop' })
    await expect(type('release', 'own', bets, 'keep')).rejects.toThrow('Say all or drop, not "keep".')
    await expect(type('release', 'own', bets, 'drop')).rejects.toThrow('--reason is missing.')
  })

  it('drafts, publishes and rolls back as cli:<user>, through the same gates', async () => {
    const { service, type } = await running()
    expect(await type('release', 'edit', MIN, '500')).toBe(`Drafted in cli:mina's change: ${MIN_NAME} "100" → "500"`)
    expect(await type('release', 'edit', 'copy:en:home.title', 'Start here')).toContain('"Home" → "Start here"')
    expect(await type('release', 'discard', 'copy:en:home.title')).toContain('no longer drafted')
    await expect(type('release', 'publish', '--reason', 'bank asked')).rejects.toMatchObject({
      code: 'publish-blocked',
    })
    expect(await type('release', 'publish', '--reason', 'bank asked', '--confirm')).toContain('Release 2 is live.')
    expect(service.core.live.record()).toMatchObject({ seq: 2, actor: 'cli:mina', reason: 'bank asked' })
    expect(await type('release', 'rollback', '1', '--reason', 'wrong bank', '--confirm')).toContain(
      'Release 3 is live.',
    )
    expect((await type('release', 'list')).split('\n')).toEqual([
      expect.stringMatching(/^→ 3 .* rollback {2}cli:mina {2}0 edits {2}“wrong bank”$/),
      expect.stringMatching(/^ {2}2 .* publish {2}cli:mina {2}1 edits {2}“bank asked”$/),
      expect.stringMatching(/^ {2}1 .* system {2}system {2}0 edits {2}“First release”$/),
    ])
    expect(await type('release', 'diff', '1', '2')).toBe(
      `${MIN}: "100" → "500"\nMembers receive differently: settings.`,
    )
    expect(await type('audit', 'list')).toContain('cli:mina  release.rollback  release:3  “wrong bank”')
  })

  it('lists the open changes, joins one, edits, reviews, exports and publishes it by name, and drops another', async () => {
    const clock = testClock()
    const { service, type } = await running(clock)
    const owner = await signInOwner(service)
    const { body } = await owner.call<{ change: { id: string } }>('POST', '/changes', { name: 'Friday' })
    const { id } = body.change
    await owner.call('PUT', '/draft/edits', { fact: MIN, value: '120', replaces: '100', change: id })
    clock.pass(1)
    await type('release', 'edit', MIN, '130')
    const [friday, own] = (await type('release', 'changes')).split('\n')
    expect(friday).toBe(`${id}  “Friday” by mina  1 edit`)
    expect(own).toMatch(/^\S+ {2}cli:mina's change {2}1 edit$/)

    const title = ['copy:en:home.title', 'Start', '--change', 'Friday'] as const
    await expect(type('release', 'edit', ...title)).rejects.toMatchObject({
      code: 'not-your-change',
      message: 'This change belongs to mina. Join it before you edit it.',
    })
    expect(await type('release', 'join', 'Friday')).toBe(`You are in “Friday” by mina. Edit it with --change ${id}`)
    expect(await type('release', 'edit', ...title)).toBe(
      'Drafted in “Friday” by mina: copy:en:home.title "Home" → "Start"',
    )
    expect(await type('release', 'changes')).toContain('“Friday” by mina  2 edits  with cli:mina')
    expect(await type('release', 'drafts', '--change', id)).toMatch(/^“Friday” by mina:\ncopy:en:home.title: /)
    expect(await type('release', 'drafts')).toContain('"100" → "130"')
    expect(JSON.parse(await type('release', 'export', '--change', 'Friday'))).toEqual({
      playbill: 'edits',
      seq: 1,
      change: { id, name: 'Friday', owner: 'mina' },
      edits: [
        { fact: 'copy:en:home.title', value: 'Start' },
        { fact: MIN, value: '120' },
      ],
    })
    expect(await type('release', 'discard', 'copy:en:home.title', '--change', 'Friday')).toBe(
      'copy:en:home.title is no longer drafted in Friday.',
    )
    expect(await type('release', 'approve', '--change', 'Friday')).toContain('Approved “Friday” by mina.')
    expect(await type('release', 'publish', '--reason', 'by Friday', '--change', 'Friday')).toMatch(
      /^“Friday” by mina:\n.*\n.*approved by cli:mina.*\nRelease 2 is live\.$/s,
    )
    expect(service.core.live.record()?.overlay).toMatchObject([{ fact: MIN, value: '120' }])
    // Mina's own edit of the same fact is now behind what is live.
    expect(await type('release', 'drafts')).toMatch(/✗ .* was changed meanwhile, from "100" to "120"/)
    expect(await type('release', 'drop', 'cli:mina')).toBe(
      'cli:mina is dropped with 1 edit. The audit keeps what they were.',
    )
    expect(await type('release', 'changes')).toBe('No change is open.')
    await expect(type('release', 'drop', 'Friday')).rejects.toMatchObject({ code: 'unknown-change' })
  })

  it('acts on its own change, else on the only one, else asks which', async () => {
    const clock = testClock()
    const { service, type } = await running(clock)
    const owner = await signInOwner(service)
    await owner.call('PUT', '/draft/edits', { fact: MIN, value: '120', replaces: '100' })
    expect(await type('release', 'drafts')).toContain("mina's change:")
    clock.pass(1)
    const { body } = await owner.call<{ change: { id: string } }>('POST', '/changes', { name: 'Friday' })
    await owner.call('PUT', '/draft/edits', {
      fact: 'copy:en:home.title',
      value: 'Start',
      replaces: 'Home',
      change: body.change.id,
    })
    for (const argv of [['drafts'], ['approve'], ['publish', '--reason', 'r']])
      await expect(type('release', ...argv), argv.join(' ')).rejects.toMatchObject({
        code: 'which-change',
        message: expect.stringMatching(
          /^You have no change of your own\. Say which one you mean: mina's change \(\S+\), “Friday” by mina \(\S+\)\.$/,
        ),
      })
    await type('release', 'edit', 'settings:/polling/balance', '60')
    expect(await type('release', 'drafts')).toMatch(/^cli:mina's change:\nsettings:\/polling\/balance: /)
    expect(await type('release', 'publish', '--reason', 'r')).toContain('Release 2 is live.')
    expect((await service.core.changes.list()).changes.map(({ name }) => name)).toEqual(['', 'Friday'])
  })

  it('says what it would do to a schedule, by name, moment and value, before it is done', async () => {
    const { service, type } = await running()
    const owner = await signInOwner(service)
    await owner.call('PUT', '/draft/edits', { fact: 'copy:en:home.title', value: 'Festival', replaces: 'Home' })
    const { core } = service
    const { hash, change } = await core.publisher.review({ actor: 'mina' })
    const at = new Date(core.clock.now() + 3_600_000).toISOString()
    const request = { reason: 'night', at, zone: 'Asia/Seoul', tolerance: 60, reviewed: hash }
    await core.schedules.add({ name: 'mina', role: 'owner' }, change?.id ?? '', request, true)
    await type('release', 'edit', 'copy:en:home.title', 'Theirs')
    const publish = ['release', 'publish', '--reason', 'now'] as const
    await expect(type(...publish)).rejects.toMatchObject({ code: 'publish-blocked' })
    expect(await type(...publish, '--confirm')).toContain(
      `! mina's change sets Texts › home.title › English too, to "Festival", at ${at}. Whichever goes out first keeps the other from going out.`,
    )
    expect((await core.changes.list()).schedules).toMatchObject([
      { blocked: { facts: [{ fact: 'copy:en:home.title', live: 'Theirs', actor: 'cli:mina', seq: 2 }] } },
    ])
    expect(await type('release', 'schedules')).toContain(
      'cannot go out: copy:en:home.title is "Theirs" by now (cli:mina',
    )
    await type('release', 'rollback', '1', '--reason', 'back', '--confirm')
    expect((await core.changes.list()).schedules[0]).not.toHaveProperty('blocked')
  })

  it('imports an export of a change into another by name', async () => {
    const { service, type } = await running()
    await type('release', 'edit', MIN, '120')
    const file = join(await testFolder(), 'edits.json')
    expect(await type('release', 'export', file, '--change', 'cli:mina')).toBe(
      `${file} holds 1 edits of cli:mina's change.`,
    )
    await service.core.changes.add({ name: 'cli:mina', role: 'owner' }, 'Friday')
    expect(await type('release', 'import', file, '--change', 'Friday')).toBe(
      `Drafted in “Friday” by cli:mina: ${MIN_NAME} "100" → "120"`,
    )
    await expect(type('release', 'export', '--change', 'Monday')).rejects.toThrow('There is no open change Monday.')
  })

  it('takes every name that it prints for a change', async () => {
    const { service, type } = await running()
    await service.core.changes.add({ name: 'jun', role: 'editor' }, 'Friday')
    await type('release', 'edit', MIN, '120')
    const printed = (await type('release', 'changes')).split('\n').map((line) => line.split('  '))
    expect(new Set(printed.map(([, title]) => title))).toEqual(new Set(["cli:mina's change", '“Friday” by jun']))
    for (const [id = '', title = ''] of printed) {
      expect(await type('release', 'join', title)).toContain(id)
      expect(await type('release', 'drop', title)).toContain('is dropped')
    }
    expect(await type('release', 'changes')).toBe('No change is open.')
  })

  it('takes no value that a setting cannot have', async () => {
    const { type } = await running()
    await expect(type('release', 'edit', MIN, 'abc')).rejects.toThrow(`${MIN} cannot be "abc".`)
    await expect(type('release', 'edit', 'settings:/polling/balance', 'often')).rejects.toThrow('cannot be "often"')
    expect(await type('release', 'drafts')).toBe('Nothing differs from what is live.')
  })

  it('says what becomes of an operator whose code is taken away, and of one who has none', async () => {
    const { service, type } = await running()
    const owner = await signInOwner(service)
    await expect(type('operator', 'reset-code', 'mina')).rejects.toThrow('mina has no code at the log-in')
    const enrolled = await owner.call<{ secret: string }>('POST', '/me/second-factor', { password: PASSWORD })
    const code = new TOTP({ secret: enrolled.body.secret })
    await owner.call('POST', '/me/second-factor/confirm', {
      code: code.generate({ timestamp: service.core.clock.now() }),
    })
    expect(await type('operator', 'reset-code', 'mina')).toBe(
      'mina signs in with the password alone next time, and sets up a new code then if the role needs one.',
    )
  })

  it('answers a slip with what was wrong and how that command is typed, not with all of the help', () => {
    const explained = (message: string, ...argv: string[]) =>
      explainUsage(new UsageError(message), RELEASE_HELP, argv).split('\n')
    expect(explained('--reason is missing.', '--confirm', 'publish')).toEqual([
      '--reason is missing.',
      '  npm run release -- publish --reason R [--confirm]',
    ])
    expect(explained('The change is missing.', 'join')).toHaveLength(2)
    expect(explained('The operator is missing.', 'ask')).toHaveLength(3)
    expect(explained('There is no command pubish. Did you mean publish?', 'pubish')).toEqual([
      'There is no command pubish. Did you mean publish?',
      '  npm run release -- help   lists every command',
    ])
    expect(explained('\u001b[2J', 'join')[0]).toBe(String.raw`\u001b[2J`)
  })

  it('makes a machine token, says what each may, and revokes one by its name', async () => {
    const { type } = await running()
    const asked = ['create-token', '--name', 'Pager', '--stops', 'bets,deposits.bank'] as const
    expect(await type('operator', ...asked, '--audit', '--days', '30')).toMatch(
      /^Pager may stop deposits\.bank, bets and may read the audit, until 2026-04-01T05:00:00\.000Z\. The token is shown once:\nplaybill_[\w-]{43}$/,
    )
    await type('operator', 'create-token', '--name', 'Log', '--audit')
    expect(await type('operator', 'tokens')).toBe(
      [
        'Log  may read the audit  until 2026-05-31T05:00:00.000Z  by cli:mina  never used',
        'Pager  may stop deposits.bank, bets and may read the audit  until 2026-04-01T05:00:00.000Z  by cli:mina  never used',
      ].join('\n'),
    )
    expect(await type('operator', 'revoke-token', 'pager')).toBe('Pager opens nothing any more.')
    expect(await type('operator', 'tokens')).toMatch(/^Log .*$/)
    await expect(type('operator', 'revoke-token', 'Pager')).rejects.toThrow('There is no machine token called Pager.')
    await expect(type('operator', 'create-token', '--name', 'x2', '--stops', 'all')).rejects.toThrow(
      '"all" cannot be stopped. Say one of deposits,',
    )
    await expect(type('operator', 'create-token', '--name', 'Idle')).rejects.toThrow('could do nothing')
    await expect(type('operator', ...asked, '--days', '366')).rejects.toThrow('from 1 to 365')
  })

  it('prints a one-time link for a new operator', async () => {
    const { service, type } = await running()
    expect(await type('operator', 'create', '--name', 'Jun', '--role', 'publisher')).toMatch(
      new RegExp(`^Jun becomes publisher .*\n${service.deskUrl}/#/join/[\\w-]{43}$`),
    )
    expect(await type('operator', 'list')).toContain('Jun  publisher  invited until')
    await expect(type('operator', 'create', '--name', 'Jun', '--role', 'king')).rejects.toThrow(
      'There is no role king.',
    )
  })

  it('finds facts by words, and edits the only one that has them', async () => {
    const { type } = await running()
    expect(await type('release', 'facts', 'bank', 'minimum')).toBe(`${MIN_NAME}  "100"\n  ${MIN}`)
    expect(await type('release', 'facts', 'nowhere')).toBe('No fact has all of these words. Try fewer.')
    expect(await type('release', 'edit', 'bank minimum', '500')).toBe(
      `Drafted in cli:mina's change: ${MIN_NAME} "100" → "500"`,
    )
    expect(await type('release', 'discard', 'Minimum')).toContain('no longer drafted')
    await expect(type('release', 'edit', 'bank', '500')).rejects.toThrow(
      [
        '2 facts have the words "bank". Say which, by its spelling or by more words:',
        `  ${MIN_NAME}  ${MIN}`,
        '  Deposits › Bank transfer › Maximum  settings:/recharge/bank/max',
      ].join('\n'),
    )
    await expect(type('release', 'edit', 'nowhere', '500')).rejects.toThrow('No fact has the words "nowhere".')
  })

  it('asks for a review and answers on an edit', async () => {
    const { service, type } = await running()
    await signInOwner(service)
    await type('release', 'edit', MIN, '500')
    expect(await type('release', 'ask', 'mina', '--note', 'The minimum')).toBe(
      "mina is asked to review cli:mina's change.",
    )
    expect(await type('release', 'answer', 'minimum', 'Too much?')).toBe("Said in cli:mina's change.")
    const drafts = await type('release', 'drafts')
    expect(drafts).toContain('  … cli:mina asked mina to review it: “The minimum”')
    expect(drafts).toContain(`  “Too much?” (cli:mina, on ${MIN})`)
    await expect(type('release', 'ask', 'nobody')).rejects.toThrow('nobody cannot review this')
  })

  it('exports the live edits and imports them as a draft, publishing nothing', async () => {
    const { type } = await running()
    await type('release', 'edit', MIN, '120')
    await type('release', 'publish', '--reason', 'bank asked')
    const file = join(await testFolder(), 'edits.json')
    await writeFile(file, await type('release', 'export'))
    const other = await running()
    expect(await other.type('release', 'import', file)).toBe(`Drafted in cli:mina's change: ${MIN_NAME} "100" → "120"`)
    expect(other.service.core.live.record()?.seq).toBe(1)
    expect(await other.type('release', 'drafts')).toBe(`cli:mina's change:\n${MIN}: "100" → "120"  (cli:mina)`)
  })

  it('reads over the mark of the encoding that an editor left at the start of a file', async () => {
    const { type } = await running()
    const file = join(await testFolder(), 'edits.json')
    const edits = JSON.stringify({ playbill: 'edits', seq: 0, edits: [{ fact: MIN, value: '120' }] })
    await writeFile(file, `\uFEFF${edits}`)
    expect(await type('release', 'import', file)).toContain(`${MIN_NAME} "100" → "120"`)
  })

  it('takes the pictures along that edits name, into a library that lacks them', async () => {
    const { service, type } = await running()
    const owner = { name: 'mina', role: 'owner' } as const
    const red = { create: { width: 500, height: 200, channels: 3, background: 'red' } } as const
    const { picture } = await service.core.pictures.upload(owner, 'red.png', await sharp(red).png().toBuffer())
    await service.core.pictures.describe(owner, picture.sha, { name: 'Red', alt: { en: 'A red field' } })
    const value = `media:${picture.sha}`
    await type('release', 'edit', 'copy:en:home.title', value)
    const file = join(await testFolder(), 'edits.json')
    await type('release', 'export', file, '--change', 'cli:mina')

    const other = await running()
    expect(await other.type('release', 'import', file)).toContain('The picture Red is in the library.')
    expect((await other.service.core.pictures.list()).pictures).toMatchObject([
      { sha: picture.sha, alt: { en: 'A red field' }, width: 500, height: 200, open: [{ fact: 'copy:en:home.title' }] },
    ])
    expect(await other.service.core.store.pictureFiles(picture.sha)).toEqual(
      await service.core.store.pictureFiles(picture.sha),
    )
    expect(await other.type('release', 'import', file)).not.toContain('The picture')

    const without = JSON.parse(await readFile(file, 'utf8'))
    await writeFile(file, JSON.stringify({ ...without, pictures: undefined }))
    await expect((await running()).type('release', 'import', file)).rejects.toThrow('The library has no picture')
    await writeFile(file, JSON.stringify({ ...without, pictures: { [picture.sha]: { name: 'Red' } } }))
    await expect(type('release', 'import', file)).rejects.toThrow('/pictures must hold pictures')
  })

  it('brings every kind of edit back as it was', async () => {
    const edits = [
      { fact: 'copy:en:home.title', value: '0120' },
      { fact: 'notice:night', value: { kor: '밤', en: 'Night "quoted"', deep: [1, null, { a: true }] } },
      // A shipped notice that is hidden.
      { fact: 'notice:shipped', value: null },
      { fact: 'settings:/polling/balance', value: 60 },
      { fact: MIN, value: '120' },
      { fact: 'settings:/recharge/wechat/on', value: true },
    ]
    const { type, service } = await running()
    const file = join(await testFolder(), 'edits.json')
    await writeFile(file, JSON.stringify({ playbill: 'edits', seq: 1, edits }))
    await type('release', 'import', file)
    await type('release', 'publish', '--reason', 'from the repository', '--confirm')
    expect(service.core.live.record()?.overlay?.map(({ fact, value }) => ({ fact, value }))).toEqual(edits)
    expect(await type('release', 'export', file)).toBe(`${file} holds 6 edits of release 2.`)
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ playbill: 'edits', seq: 2, edits })

    await writeFile(file, JSON.stringify({ playbill: 'edits', seq: 2, edits: edits.slice(4) }))
    await type('release', 'import', file)
    expect(await type('release', 'drafts')).toBe('Nothing differs from what is live.')
    await type('release', 'import', file, '--exact')
    await type('release', 'publish', '--reason', 'as the repository says', '--confirm')
    expect(service.core.live.record()?.overlay?.map(({ fact }) => fact)).toEqual(edits.slice(4).map(({ fact }) => fact))
  })

  it('says what is wrong with a file before it drafts, and which edits the documents refuse', async () => {
    const { type } = await running()
    const file = join(await testFolder(), 'edits.json')
    const edits = (list: readonly unknown[]) => JSON.stringify({ playbill: 'edits', seq: 1, edits: list })
    const sound = { fact: MIN, value: '120' }
    for (const [text, sentence] of [
      ['{', 'The file is not JSON'],
      ['[]', 'not an export'],
      ['{"edits":[]}', 'not an export'],
      [edits([sound, {}]), '/edits/1 must be'],
      [edits([sound, { ...sound, reason: 'x' }]), '/edits/1 has an unknown key: "reason"'],
      [edits([sound, sound]), `/edits/1 gives ${MIN} a second time`],
    ] as const) {
      await writeFile(file, text)
      await expect(type('release', 'import', file), text).rejects.toThrow(sentence)
    }
    expect(await type('release', 'drafts')).toBe('Nothing differs from what is live.')
    await writeFile(file, edits([{ fact: 'weather:now', value: 1 }, sound]))
    await expect(type('release', 'import', file)).rejects.toThrow(
      /1 of 2 edits were refused; the others are drafted:\nweather:now cannot be edited/,
    )
    expect(await type('release', 'drafts')).toContain(MIN)
  })

  it('backs up while the service runs, and restores only into an empty folder', async () => {
    const { service, type, dataDir } = await running()
    await type('release', 'edit', MIN, '120')
    await type('release', 'publish', '--reason', 'bank asked', '--confirm')
    const file = join(await testFolder(), 'backup')
    const at = async (folder: string, isServed: boolean, ...argv: string[]) => {
      const lines: string[] = []
      const openStoreOf: CommandIo['openStore'] = (which) =>
        Promise.resolve({ store: openStore({ dataDir: folder }, { mayCreate: () => which === 'new' }), isServed })
      await releaseCommand(argv, {
        print: (line) => lines.push(line),
        connect: () => Promise.reject(new Error('connected')),
        openStore: openStoreOf,
        user: 'mina',
      })
      return lines.join('\n')
    }
    const [, hash = ''] = /Last hash: ([0-9a-f]{64})\./.exec(await at(dataDir, true, 'backup', file)) ?? []
    await expect(at(dataDir, true, 'restore', file)).rejects.toThrow('Stop it first')
    await expect(at(dataDir, false, 'restore', file)).rejects.toThrow('The store is in use')
    const folder = await testFolder()
    await expect(at(folder, false, 'restore', file, '--knows', 'f'.repeat(64))).rejects.toThrow(`has the hash ${hash}`)
    expect(await at(folder, false, 'restore', file, '--knows', hash)).toMatch(
      /^Restored and sound: \d+ entries, 2 releases, \d+ files\./,
    )
    await service.stop()
    const again = await startTestService({ environment: { DATA_DIR: folder } })
    expect(again.core.live.record()).toMatchObject({ seq: 2, reason: 'bank asked' })
  })

  it('verifies the store and finds tampering', async () => {
    const { service, type, dataDir } = await running()
    expect(await type('release', 'verify')).toMatch(
      /^Sound: 2 entries, 1 releases, 6 files\.\nHead of the chain: [0-9a-f]{64}$/,
    )
    await service.stop()
    const database = new Database(join(dataDir, 'playbill.db'))
    database.exec(
      "drop trigger audit_no_update; update audit set actor = 'somebody else' where action = 'release.system'",
    )
    database.close()
    const build = {
      format: fakeFormat,
      baseline: testBaseline,
      playTest: () => Promise.resolve([]),
      close: () => Promise.resolve(),
    }
    const offline = await openLocally(readConfig({ DATA_DIR: dataDir }), build, 'mina')
    onTestFinished(() => offline.close())
    await expect(terminal(offline)('audit')).rejects.toThrow('one of them was changed or taken out')
  })

  it('is open only to the user who runs the service', async () => {
    const { dataDir } = await running()
    expect((await stat(socketPath(dataDir))).mode & 0o777).toBe(0o600)
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  })

  it('explains wrong usage before it connects', async () => {
    const type = terminal({
      call: () => Promise.reject(new Error('connected')),
      isService: true,
      close: () => Promise.resolve(),
    })
    await expect(type('release')).rejects.toThrow('Say what to do.')
    await expect(type('release', 'constructor')).rejects.toThrow('There is no command constructor.')
    await expect(type('release', 'publish')).rejects.toThrow('--reason is missing.')
    await expect(type('release', 'publish', '--force')).rejects.toThrow("Unknown option '--force'")
    await expect(type('release', 'rollback', 'two', '--reason', 'r')).rejects.toThrow(
      '"two" is not the number of a release.',
    )
    expect(await type('release', '--help')).toContain('npm run release -- edit <fact> <value>')
    expect(await type('audit', 'help')).toContain('verify the chain')
  })
})

describe('when no service runs', () => {
  it('finds no service on the socket and works on the store itself', async () => {
    const dataDir = await testFolder()
    expect(await connectToSocket(socketPath(dataDir), 'mina')).toBeUndefined()
    const build = {
      format: fakeFormat,
      baseline: testBaseline,
      playTest: () => Promise.resolve([]),
      close: () => Promise.resolve(),
    }
    const offline = await openLocally(readConfig({ DATA_DIR: dataDir }), build, 'mina')
    const type = terminal(offline)
    await type('release', 'edit', MIN, '120')
    expect(await type('audit')).toContain('0 releases')
    expect(await type('release', 'publish', '--reason', 'at night')).toContain('Release 2 is live.')
    await offline.close()
    const service = await startTestService({ environment: { DATA_DIR: dataDir } })
    expect(service.core.live.record()).toMatchObject({ seq: 2, actor: 'cli:mina' })
  })

  it('ignores the socket that a killed service left behind', async () => {
    const dataDir = await testFolder()
    await writeFile(socketPath(dataDir), '')
    expect(await connectToSocket(socketPath(dataDir), 'mina')).toBeUndefined()
    const service = await startTestService({ environment: { DATA_DIR: dataDir } })
    expect(await connectToSocket(socketPath(dataDir), 'mina')).toBeDefined()
    await service.stop()
  })
})
