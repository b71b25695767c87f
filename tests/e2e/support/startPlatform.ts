import type { Page } from '@playwright/test'
import Fastify from 'fastify'
import { answerDemonstration } from '../../../admin/service/public/answerDemonstration.ts'
import { readCalls } from '../../../admin/service/public/readCalls.ts'
import { answerRequest } from '../../../mocks/answerRequest.ts'
import { createHandlers } from '../../../mocks/handlers.ts'
import { createPlatform, type Platform, type PlatformOptions } from '../../../mocks/platform/createPlatform.ts'

/** A simulated platform behind HTTP, whose clock runs and can be moved on. */
export interface ServedPlatform {
  readonly url: string
  readonly platform: Platform
  stop(): Promise<void>
}

/** A Monday, 14:00 in Seoul. */
const OPENED_AT = Date.parse('2026-11-23T05:00:00Z')

export async function startPlatform(settings: PlatformOptions['settings'] = {}): Promise<ServedPlatform> {
  const startedAt = Date.now()
  const platform = createPlatform({
    clock: { now: () => OPENED_AT + Date.now() - startedAt },
    // All bets and orders are the journey's.
    settings: { hasPast: false, ...settings },
  })
  const handlers = createHandlers(platform, { strict: true })
  const server = Fastify()
  readCalls(server, () => false)
  answerDemonstration(server, async (request) => answerRequest(handlers, request))
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    platform,
    stop: async () => server.close(),
  }
}

/**
 * Lets a number of seconds pass on the platform and in the page, one by one unless told otherwise, so that answers
 * arrive in between. Within a longer step than the app waits for an answer, what is being read would time out.
 */
export async function pass(page: Page, platform: Platform, seconds: number, step = 1): Promise<void> {
  for (let left = seconds; left > 0; left -= step) {
    const ms = Math.min(step, left) * 1000
    platform.moveClock(ms)
    await page.clock.runFor(ms)
    await page.evaluate(async () => fetch('healthz').then(async (answer) => answer.text()))
  }
}

/** Lets time pass until something is true, for ten minutes at most. */
export async function passUntil(page: Page, platform: Platform, holds: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < 600; step += 1) {
    if (await holds()) return
    await pass(page, platform, 1)
  }
  throw new Error('It did not happen within ten minutes.')
}
