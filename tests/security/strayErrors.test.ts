import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testFolder } from '../../admin/service/testing/createTestCore.ts'
import { startForeigner } from '../../admin/service/testing/startForeigner.ts'
import { publicUrlIn, startProcess } from '../../admin/service/testing/startProcess.ts'

/** The end of what is under way takes two seconds at most; the rest is what a busy machine takes to notice. */
const ENDS_WITHIN = 4_000

/** Runs in the service's process before it: each signal brings the next error outside every request. */
const preload = `
  const errorOf = (code) => Object.assign(new Error('of a test'), { code })
  const errors = [
    () => { throw errorOf('ECONNRESET') },
    () => { void Promise.reject(errorOf('EPIPE')) },
    () => { throw errorOf('ERR_STREAM_PREMATURE_CLOSE') },
    () => { throw new TypeError('nobody has foreseen this') },
  ]
  process.on('worker', (worker) => {
    if (worker.threadName === 'store') process.once('SIGHUP', () => worker.terminate())
  })
  let count = 0
  process.on('SIGUSR2', () => {
    setImmediate(errors[count])
    setImmediate(() => process.stdout.write('error ' + (count += 1) + ' is over\\n'))
  })
`

async function running(platform: string) {
  const { child, until, exit } = startProcess({
    DATA_DIR: join(await testFolder(), 'data'),
    PLATFORM_URL: platform,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}`,
  })
  const url = publicUrlIn(await until('Desk '))
  let thrown = 0
  return {
    url,
    until,
    exit,
    /** Ends the thread of the store, as running out of memory would. */
    endStore: () => child.kill('SIGHUP'),
    /** Throws the next errors up to the given one of the list, each after the one before. */
    throwUpTo: async (last: number) => {
      while (thrown < last) {
        child.kill('SIGUSR2')
        thrown += 1
        if (thrown < 4) await until(`error ${thrown} is over\n`)
      }
    },
  }
}

it('reports an ended connection that nothing listened to and goes on; any other error ends it in order', async () => {
  const asked = Promise.withResolvers<() => void>()
  const platform = await startForeigner((_request, response) =>
    asked.resolve(() => void response.setHeader('content-type', 'application/json').end('{"code":200}')),
  )
  const { url, until, exit, throwUpTo } = await running(platform)
  await throwUpTo(3)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect(await until('A connection ended')).toMatch(/A connection ended where nothing listened to it; .* of a test\n/)
  const answer = fetch(`${url}/api/withdraw`, { method: 'POST' }).then((response) => response.json())
  const finish = await asked.promise
  await throwUpTo(4)
  expect(await until('foreseen this')).toContain('The service ends because of an error that nothing has foreseen.')
  finish()
  expect(await answer).toEqual({ code: 200 })
  expect(await exit).toBe(1)
})

it('does not wait for a platform that never answers before it fails', async () => {
  const asked = Promise.withResolvers<undefined>()
  const platform = await startForeigner(() => asked.resolve(undefined))
  const { url, until, exit, throwUpTo } = await running(platform)
  void fetch(`${url}/api/withdraw`, { method: 'POST' }).catch(() => undefined)
  await asked.promise
  await throwUpTo(4)
  await until('The service ends')
  const began = performance.now()
  expect(await exit).toBe(1)
  expect(performance.now() - began).toBeLessThan(ENDS_WITHIN)
})

it('ends in order when the thread of its store has ended', async () => {
  const platform = await startForeigner((_request, response) => response.end())
  const { until, exit, endStore } = await running(platform)
  endStore()
  expect(await until('has ended.')).toContain('nothing has foreseen')
  expect(await exit).toBe(1)
})
