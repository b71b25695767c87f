import { expect, it, vi } from 'vitest'
import { startTestService } from '../../admin/service/testing/startTestService.ts'
import { createReports } from '../../src/app/reports/createReports.ts'
import { postJson } from '../../src/app/reports/postJson.ts'

it('a report of what a phone could not show reaches the service, whatever the screen is called', async () => {
  const service = await startTestService()
  const { promise: status, resolve } = Promise.withResolvers<number>()
  const reports = createReports({
    post: postJson(async (address, init) => {
      const answer = await fetch(new URL(address as string, `${service.publicUrl}/`), init)
      resolve(answer.status)
      return answer
    }),
    seq: () => 1,
    build: 'b1',
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  reports.add({ code: 'expression-absent', screen: 'recharge', pointer: '/body/0/items/1/do/0/when' })
  reports.add({ code: 'Ünknown thing!', screen: 'home', pointer: '/body/"x" = 5 원' })
  // Reports are gathered for a while.
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
  expect(await status).toBe(204)
})
