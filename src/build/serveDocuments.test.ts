import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReleaseFile } from '../start/releaseFile.ts'
import { schemasFolder } from './compileDocuments.ts'
import { devEvents, devPaths, type BlockSource, type PlacedIssue } from './DevMessages.ts'
import { playbillDocuments } from './documentsPlugin.ts'

let folder = ''
let server: ViteDevServer
const sent: { readonly event: unknown; readonly payload: unknown }[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'playbill-'))
  await cp(schemasFolder, folder, { recursive: true })
  server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0 },
    plugins: [playbillDocuments({ folder, overlay: false })],
  })
  sent.length = 0
  vi.spyOn(server.environments.client.hot, 'send').mockImplementation(
    (event: unknown, payload?: unknown) => void sent.push({ event, payload }),
  )
  vi.spyOn(server.hot, 'send').mockImplementation(
    (event: unknown, payload?: unknown) => void sent.push({ event, payload }),
  )
  await server.listen()
  // A change before the watch begins goes unnoticed.
  await vi.waitUntil(() => Object.values(server.watcher.getWatched()).flat().includes('settings.json'), 20_000)
})
afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

// A connection that is kept may be closed by the server just as the next request is sent.
const ask = async (path: string) =>
  fetch(new URL(path, server.resolvedUrls?.local[0]), { headers: { connection: 'close' } })
const read = async <Value>(path: string) => (await (await ask(path)).json()) as Value
/** The address of the release that a page would start with. */
const root = async () => (await (await ask(devPaths.parts.documents)).text()).split('\n')[0]
const last = (event: string) => sent.findLast((message) => message.event === event)?.payload
/** All texts of the release that was announced last. */
const played = () => Object.values((last(devEvents.documents) as ReleaseFile | undefined)?.files ?? {}).join('')
const issuesTold = () => last(devEvents.issues) as readonly PlacedIssue[] | undefined

/** As an editor saves. */
async function edit(path: string, change: (text: string) => string): Promise<void> {
  const file = join(folder, path)
  await writeFile(file, change(await readFile(file, 'utf8')))
}

describe('documents in development', () => {
  it('are reported as they are saved: issues by file, line and column, and then the mended release', async () => {
    const before = await root()
    await edit('screens/recharge.json', (text) => text.replace('"title":', '"titel":'))
    await vi.waitFor(() => expect(issuesTold()?.length).toBeGreaterThan(0), 20_000)
    const [issue] = await read<PlacedIssue[]>(devPaths.issues)
    expect(issue).toMatchObject({
      severity: 'error',
      file: join(folder, 'screens/recharge.json'),
      line: expect.any(Number) as number,
      message: expect.any(String) as string,
    })
    // The last good one goes on, for a page that is loaded meanwhile.
    expect(await root()).toBe(before)
    expect(last(devEvents.documents)).toBeUndefined()

    await edit('screens/recharge.json', (text) =>
      text.replace('"titel":', '"title":').replace('"recharge.title"', '"recharge.records"'),
    )
    await vi.waitFor(() => expect(issuesTold()).toEqual([]), 20_000)
    expect(played()).not.toBe('')
    expect(await root()).not.toBe(before)
  })

  it('each keep their own last good version: the others go on playing as they are saved', async () => {
    await root()
    await edit('screens/recharge.json', (text) => text.replace('"title":', '"titel":'))
    await vi.waitFor(() => expect(issuesTold()?.length).toBeGreaterThan(0), 20_000)
    await edit('copy/en.json', (text) => text.replace('"wallet.title": "', '"wallet.title": "Renamed '))
    await vi.waitFor(() => expect(played()).toContain('"Renamed '), 20_000)
    expect(played()).toContain('"/recharge"')
    expect(issuesTold()?.map(({ document }) => document)).toContain('screens/recharge.json')
  })

  it('play with a text that is still missing, by its key, and say so as a warning', async () => {
    await root()
    await edit('screens/wallet.json', (text) =>
      text.replace(/"title": "[^"]+"/, '"title": "wallet.nobodyHasWrittenThis"'),
    )
    await vi.waitFor(
      () =>
        expect(issuesTold()).toMatchObject([
          {
            severity: 'warning',
            code: 'unknown-copy',
            hint: 'Add it in every language: npm run copy -- add wallet.nobodyHasWrittenThis.',
          },
        ]),
      20_000,
    )
    expect(played()).toContain('wallet.nobodyHasWrittenThis')
  })

  it('say which part a block is written in', async () => {
    const found = await read<BlockSource>(`${devPaths.block}?screen=k3&block=board`)
    expect(found).toMatchObject({
      places: [
        { file: join(folder, 'parts/lotteryBoard.json'), document: 'parts/lotteryBoard.json', path: '/part' },
        { file: join(folder, 'parts/lotteryScreen.json'), document: 'parts/lotteryScreen.json' },
        { document: 'screens/k3.json', path: '' },
      ],
      // As it is played: with what the part was given.
      value: { name: 'lotteryBoard', props: { typeid: 'k3' } },
    })
  })

  it('say where a block is written', async () => {
    const found = await read<BlockSource>(`${devPaths.block}?screen=recharge&block=ways`)
    expect(found).toMatchObject({
      places: [{ document: 'screens/recharge.json', file: join(folder, 'screens/recharge.json') }],
      value: { id: 'ways', type: 'tabs' },
    })
    const [place] = found.places
    const line = (await readFile(place?.file ?? '', 'utf8')).split('\n')[(place?.line ?? 0) - 1]
    expect(line?.slice((place?.column ?? 0) - 1)).toMatch(/^\{/)
    for (const query of [
      'screen=recharge&block=nothing',
      'screen=..%2Fsettings&block=ways',
      'screen=nothing&block=ways',
      '',
    ])
      expect((await ask(`${devPaths.block}?${query}`)).status).toBe(404)
  })

  it('are an issue, and do not end the server, when a file of theirs is gone', async () => {
    await rm(join(folder, 'settings.json'))
    await vi.waitFor(() => expect(issuesTold()).toMatchObject([{ document: 'settings.json' }]), 20_000)
  })
})

it('has Vite show what is wrong until it is mended, whatever else is updated meanwhile', async () => {
  const broken = await mkdtemp(join(tmpdir(), 'playbill-'))
  await cp(schemasFolder, broken, { recursive: true })
  await writeFile(join(broken, 'screens/recharge.json'), '{ "format": 1, "id": "rech')
  const storybook = await createServer({
    root: broken,
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0 },
    plugins: [playbillDocuments({ folder: broken, overlay: true })],
  })
  await storybook.listen()
  const address = new URL(storybook.resolvedUrls?.local[0] ?? '')
  address.searchParams.set('token', storybook.config.webSocketToken)
  const page = new WebSocket(address.href.replace('http', 'ws'), 'vite-hmr')
  const heard: string[] = []
  const kindOf = ({ data }: MessageEvent<string>) => (JSON.parse(data) as { readonly type: string }).type
  page.addEventListener('message', (message: MessageEvent<string>) => heard.push(kindOf(message)))
  try {
    await vi.waitFor(() => expect(heard).toContain('error'), 20_000)
    heard.length = 0
    page.send(JSON.stringify({ type: 'custom', event: devEvents.updated }))
    await vi.waitFor(() => expect(heard).toContain('error'), 20_000)
  } finally {
    page.close()
    await storybook.close()
    await rm(broken, { recursive: true })
  }
})
