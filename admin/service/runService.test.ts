import { spawn } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { testFolder } from './testing/createTestCore.ts'

const main = fileURLToPath(new URL('main.js', import.meta.url))

/** The real process; `until` answers with everything printed once it holds the text. */
function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [main], { env: { ...process.env, PORT: '0', DESK_PORT: '0', PUBLIC_HOST: '127.0.0.1', ...environment } })
  onTestFinished(() => void child.kill('SIGKILL'))
  let printed = ''
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const until = (text: string): Promise<string> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (printed.includes(text)) resolve(printed)
      }
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (chunk: string) => {
          printed += chunk
          look()
        })
      void exit.then(() => resolve(printed))
    })
  return { child, until, exit }
}

it('prints where everything is, and a setup link that works once', async () => {
  const dataDir = join(await testFolder(), 'data')
  const { child, until, exit } = start({ DATA_DIR: dataDir })
  const printed = await until('pay password 123456.\n')
  expect(printed).toMatch(/App {4}http:\/\/localhost:\d+\n/)
  const [, desk = ''] = /Desk {3}(http:\/\/localhost:\d+)\n/.exec(printed) ?? []
  const [, token = ''] = /#\/join\/([\w-]{43})\n/.exec(printed) ?? []
  const useLink = (): Promise<Response> =>
    fetch(`${desk}/desk-api/join`, { method: 'POST', headers: { origin: desk, 'content-type': 'application/json' }, body: JSON.stringify({ token, name: 'mina', password: 'a few random words' }) })
  expect((await useLink()).status).toBe(201)
  expect((await useLink()).status).toBe(410)

  child.kill('SIGTERM')
  expect(await exit).toBe(0)
  // The log was folded into the database, so the one file is the whole backup.
  await expect(stat(join(dataDir, 'playbill.db-wal'))).rejects.toThrow('ENOENT')

  const again = start({ DATA_DIR: dataDir })
  expect(await again.until('pay password 123456.\n')).not.toContain('#/join/')
  again.child.kill('SIGINT')
  expect(await again.exit).toBe(0)
})

it('ends with one sentence for each thing that is wrong with its environment', async () => {
  const { until, exit } = start({ PORT: 'many', PLATFORM_URL: 'nowhere' })
  expect(await until('PLATFORM_URL')).toContain('  - PORT=many: it must be a whole number.')
  expect(await exit).toBe(1)
})
