import { createHash } from 'node:crypto'
import { appendFile, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testFolder } from '../../testing/createTestCore.ts'
import { startTestService } from '../../testing/startTestService.ts'

async function served() {
  const folder = await testFolder()
  const service = await startTestService({ dataDir: folder })
  const files = join(folder, 'data/files')
  const names = await readdir(files)
  const texts = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(files, name), 'utf8')] as const)),
  )
  const onDisk = async (): Promise<ReadonlyMap<string, string>> =>
    new Map(
      await Promise.all(
        (await readdir(files)).map(async (name) => [name, await readFile(join(files, name), 'utf8')] as const),
      ),
    )
  return { service, files, names, texts, onDisk, head: join(folder, 'data/release/1/head.json') }
}

const DAMAGES: readonly (readonly [string, (path: string) => Promise<void>])[] = [
  ['deleted', (path) => rm(path)],
  ['cut', (path) => truncate(path, 7)],
  ['emptied', (path) => truncate(path, 0)],
  ['lengthened', (path) => appendFile(path, ' ')],
  ['replaced', (path) => writeFile(path, '{"other":true}')],
]

describe.each(DAMAGES)('a file that was %s while the service runs', (_, damage) => {
  it('is restored, for every release, with the head', async () => {
    const { service, files, names, texts, onDisk, head } = await served()
    const body = await readFile(head, 'utf8')
    for (const name of names) await damage(join(files, name))
    await damage(head)
    await service.core.publisher.inspectDisk()
    expect(await onDisk()).toEqual(texts)
    expect(await readFile(head, 'utf8')).toBe(body)
  })

  it('is served from the store, before anybody has looked at the disk', async () => {
    const { service, files, names, texts, onDisk } = await served()
    const text = '{"never":"asked for"}'
    const sha = createHash('sha256').update(text).digest('hex')
    // Nobody has asked for it yet, so memory does not hold it.
    await service.core.store.putFiles(new Map([[sha, text]]))
    await writeFile(join(files, `${sha}.json`), text)
    await damage(join(files, `${sha}.json`))
    const answers = await Promise.all(
      [sha, sha, sha].map((each) => fetch(`${service.publicUrl}/release/files/${each}.json`)),
    )
    for (const answer of answers) expect([answer.status, await answer.text()]).toEqual([200, text])
    expect(await onDisk()).toEqual(new Map([...texts, [`${sha}.json`, text]]))
    expect(names).not.toContain(`${sha}.json`)
  })
})

it('files that were deleted together with their folder are restored', async () => {
  const { service, files, texts, onDisk } = await served()
  await rm(files, { recursive: true })
  await service.core.publisher.inspectDisk()
  expect(await onDisk()).toEqual(texts)
})
