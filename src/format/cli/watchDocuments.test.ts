import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { watchDocuments } from './watchDocuments.ts'

it('reports after each save, until what was wrong is mended', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'playbill-'))
  const stop = new AbortController()
  onTestFinished(async () => {
    stop.abort()
    await rm(folder, { recursive: true })
  })
  await cp(resolve(import.meta.dirname, '../../../schemas'), folder, { recursive: true })

  const shown: string[] = []
  const waiting = new Map<RegExp, (report: string) => void>()
  // A save may be seen half done, with a report of its own.
  const until = async (pattern: RegExp) => new Promise<string>((resolve) => waiting.set(pattern, resolve))
  watchDocuments({
    folder,
    wanted: [],
    signal: stop.signal,
    show: (text) => {
      shown.push(text)
      for (const [pattern, resolve] of waiting) if (pattern.test(text)) resolve(text)
    },
  })
  expect(shown).toEqual([expect.stringMatching(/^\d+ documents are sound\.\n$/)])

  const screen = join(folder, 'screens/wallet.json')
  const sound = await readFile(screen, 'utf8')
  const broken = until(/unknown-call/)
  await writeFile(screen, sound.replace('"getCards"', '"getCard"'))
  expect(await broken).toMatch(
    /^schemas\/screens\/wallet\.json:\d+:\d+ unknown-call .*\n {4}Did you mean "getCards"\?\n/,
  )

  // As editors save that write beside the file and then put it in its place.
  waiting.clear()
  const mended = until(/sound/)
  await writeFile(`${screen}~`, sound)
  await rename(`${screen}~`, screen)
  expect(await mended).toBe(shown[0])

  const unreadable = until(/could not be read/)
  await rename(join(folder, 'settings.json'), join(folder, 'settings.old'))
  expect(await unreadable).toMatch(/^The documents could not be read: .*settings\.json/)
})
