import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createOlderApps } from '../../admin/service/documents/play/createOlderApps.ts'
import { createPlayMemory } from '../../admin/service/documents/play/createPlayMemory.ts'
import { createPlayTest } from '../../admin/service/documents/play/createPlayTest.ts'
import { createPlayWorker } from '../../admin/service/documents/play/createPlayWorker.ts'
import { testClock, testFolder } from '../../admin/service/testing/createTestCore.ts'
import { type DeskClient, signInOwner } from '../../admin/service/testing/deskClient.ts'
import { fakeFormat } from '../../admin/service/testing/fakeFormat.ts'
import { playBundle } from '../../admin/service/testing/playBundle.ts'
import { startTestService } from '../../admin/service/testing/startTestService.ts'
import { testBaseline } from '../../admin/service/testing/testBaseline.ts'

const MIN = 'settings:/recharge/bank/min'
const sound = playBundle('return []')
/** It breaks when the smallest deposit has four digits or more. */
const small = playBundle(`return release('/settings/recharge/bank/min').length > 5 ? ['home'] : []`)

/** A machine on which builds are deployed one after the other, a day apart. */
async function machine() {
  const folder = await testFolder()
  const clock = testClock()
  const bundle = join(folder, 'play.js')
  const incidents: string[] = []
  const outline = (manifest: unknown) => fakeFormat.outline(manifest)
  return {
    incidents,
    deploy: async (app: string, minimum = '100') => {
      clock.pass(24 * 3_600_000)
      await writeFile(bundle, app)
      const worker = createPlayWorker()
      const memory = createPlayMemory(join(folder, 'played.json'))
      const olderApps = createOlderApps({
        bundle,
        folder: join(folder, 'apps'),
        language: { plan: fakeFormat.planVersion, reads: 1 },
        outline,
        memory,
        clock,
        createWorker: () => createPlayWorker(),
      })
      const { files } = fakeFormat.applyEdits(testBaseline.files, [{ fact: MIN, value: minimum, replaces: '100' }])
      const service = await startTestService({
        dataDir: folder,
        clock,
        baseline: minimum === '100' ? testBaseline : { id: `with ${minimum}`, files },
        playTest: createPlayTest({ bundle, worker, outline, memory }),
        olderApps,
        warn: (message) => incidents.push(message),
      })
      onTestFinished(() => Promise.all([worker.close(), olderApps.close()]).then(() => undefined))
      return service
    },
  }
}

/** Drafts a minimum, reviews it and publishes it with everything acknowledged. */
async function publish(desk: DeskClient, value: string, replaces = '100') {
  const { body: status } = await desk.call<{ seq: number }>('GET', '/status')
  await desk.call('PUT', '/draft/edits', { fact: MIN, value, replaces })
  const { body: review } = await desk.call<{ hash: string; warnings: { id: string; code: string }[] }>(
    'GET',
    '/draft/review',
  )
  const answer = await desk.call('POST', '/publish', {
    reason: 'A test',
    expectedSeq: status.seq,
    reviewed: review.hash,
    acknowledgedWarnings: review.warnings.map(({ id }) => id),
  })
  return { ...answer, warnings: review.warnings.map(({ code }) => code) }
}

it('refuses a release that phones which still run the build before cannot show, and takes one that they can', async () => {
  const { deploy, incidents } = await machine()
  await (await deploy(small)).stop()
  const desk = await signInOwner(await deploy(sound))
  expect(await publish(desk, '5000')).toMatchObject({
    status: 422,
    body: {
      code: 'publish-blocked',
      blockers: [
        {
          gate: 'play',
          code: 'older-app-failed',
          screen: 'home',
          said: { id: 'older-app-failed', values: { since: '2026-03-04T05:00:00.000Z', reason: 'home breaks' } },
          message:
            'Phones that have not been reloaded since the deploy of 2026-03-04 05:00 UTC would fail on the screen home: home breaks',
        },
      ],
    },
  })
  expect(await publish(desk, '150')).toMatchObject({ status: 201, warnings: [] })
  expect(incidents).toEqual([])
})

it('plays with no other than the two builds before', async () => {
  const { deploy } = await machine()
  await (await deploy(small)).stop()
  await (await deploy(`${sound}\n//2`)).stop()
  await (await deploy(`${sound}\n//3`)).stop()
  const desk = await signInOwner(await deploy(sound))
  expect(await publish(desk, '5000')).toMatchObject({ status: 201 })
})

it('puts a deploy live that those phones cannot show, says so for as long as it lasts, and blocks nothing for it', async () => {
  const { deploy, incidents } = await machine()
  await (await deploy(small)).stop()
  const service = await deploy(sound, '5000')
  expect(service.boot).toMatchObject({ kind: 'released' })
  const trouble =
    'Phones that have not been reloaded since the deploy of 2026-03-04 05:00 UTC fail already with what is live, on home.'
  await expect.poll(() => incidents, { timeout: 30_000 }).toEqual([trouble])
  const desk = await signInOwner(service)
  expect(await publish(desk, '6000', '5000')).toMatchObject({ status: 201, warnings: ['older-app-behind'] })
  expect((await desk.call('GET', '/status')).body).toMatchObject({ incidents: [trouble] })
  expect(await publish(desk, '900', '6000')).toMatchObject({ status: 201 })
  await expect.poll(() => incidents, { timeout: 30_000 }).toEqual([trouble, `Over: ${trouble}`])
})

it('publishes although the app of an earlier build cannot be played, and says that it was not', async () => {
  const { deploy, incidents } = await machine()
  await (await deploy(`throw new Error('A package is gone.')`)).stop()
  const service = await deploy(sound)
  const desk = await signInOwner(service)
  expect(await publish(desk, '150')).toMatchObject({ status: 201, warnings: ['older-app-not-played'] })
  expect(incidents).toEqual([expect.stringContaining('so it is not known how they show this: A package is gone.')])
})
