import { once } from 'node:events'
import { mkdir, readdir, rmdir, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createApp } from '../../admin/service/http/createApp.ts'
import { answersOn, listenOnSocket } from '../../admin/service/desk/socket/listenOnSocket.ts'
import { socketPath } from '../../admin/service/base/config/socketPath.ts'
import { testFolder } from '../../admin/service/testing/createTestCore.ts'
import { startProcess } from '../../admin/service/testing/startProcess.ts'
import { startTestService } from '../../admin/service/testing/startTestService.ts'

describe('a second service on one DATA_DIR', () => {
  it('says so and does not start, and the first goes on', async () => {
    const folder = await testFolder()
    const first = await startTestService({ dataDir: folder })
    const second = startProcess({ DATA_DIR: join(folder, 'data') })
    expect(await second.until('DATA_DIR')).toContain('Another service runs on this DATA_DIR. Stop it first')
    expect(await second.exit).toBe(1)
    expect((await fetch(`${first.publicUrl}/readyz`)).status).toBe(200)
    expect(await answersOn(socketPath(join(folder, 'data')))).toBe(true)
  })

  it.each(['nothing', 'a file that a killed service left over'])(
    'that starts at the same moment does not get the socket if there was %s',
    async (found) => {
      const path = socketPath(await testFolder())
      if (found !== 'nothing') await writeFile(path, '')
      const apps = Array.from({ length: 5 }, () => createApp({ logLevel: 'silent', trustProxy: 0, bodyLimit: 1024 }))
      onTestFinished(() => Promise.all(apps.map((app) => app.close())).then(() => undefined))
      const started = await Promise.allSettled(apps.map((app) => listenOnSocket(app, path)))
      const refused = started.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))
      expect(refused).toEqual(
        Array.from({ length: 4 }, () => expect.stringContaining('Another service runs on this DATA_DIR')),
      )
      expect(await answersOn(path)).toBe(true)
      expect(await readdir(dirname(path))).toEqual(['service.sock', 'service.sock.lock'])
    },
  )

  it('starts once the first has ended', async () => {
    const folder = await testFolder()
    await (await startTestService({ dataDir: folder })).stop()
    await expect(startTestService({ dataDir: folder })).resolves.toBeDefined()
  })
})

it('a socket that takes connections and never answers counts as silent', async () => {
  const folder = join(await testFolder(), 'data')
  await mkdir(folder)
  const path = socketPath(folder)
  const mute = createServer(() => undefined).listen(path)
  onTestFinished(() => void mute.close())
  await once(mute, 'listening')
  expect(await answersOn(path, 50)).toBe(false)
})

describe('a service whose socket could not be made', () => {
  it('tries again until it is there', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const folder = await testFolder()
    const path = socketPath(join(folder, 'data'))
    await mkdir(path, { recursive: true })
    const over = Promise.withResolvers<undefined>()
    const told: string[] = []
    const service = await startTestService({
      dataDir: folder,
      warn(message) {
        told.push(message)
        if (message.startsWith('Over: The command lines')) over.resolve(undefined)
      },
    })
    expect(service.core.incidents.list()).toMatchObject([
      { message: expect.stringContaining('its socket could not be made') },
    ])
    expect(await answersOn(path)).toBe(false)
    await rmdir(path)
    vi.advanceTimersByTime(10_000)
    await over.promise
    expect(await answersOn(path)).toBe(true)
    expect(told).toHaveLength(2)
    await service.stop()
    expect(await readdir(dirname(path))).not.toContain('service.sock')
  })

  it('leaves the rights of files alone that are written meanwhile', async () => {
    const path = socketPath(await testFolder())
    const app = createApp({ logLevel: 'silent', trustProxy: 0, bodyLimit: 1024 })
    onTestFinished(() => app.close())
    const umask = vi.spyOn(process, 'umask')
    onTestFinished(() => umask.mockRestore())
    const made = vi.spyOn(app, 'listen')
    await listenOnSocket(app, path)
    // In the data folder: no other needs to be writable, or on the same disk.
    expect(made.mock.calls).toMatchObject([[{ path: expect.stringMatching(`^${dirname(path)}/\\.\\w{6}/s$`) }]])
    expect(umask).not.toHaveBeenCalled()
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })
})
