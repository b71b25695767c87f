import { existsSync } from 'node:fs'
import { test as base } from '@playwright/test'
import { startFakeGames, type FakeGames } from './fakeGames.ts'
import { serveFolder } from './serveFolder.ts'
import type { DevServer } from './startDevServer.ts'
import type { LanguageSite } from './startLanguageSite.ts'
import type { ServedPlatform } from './startPlatform.ts'
import { startStack, type Stack } from './startStack.ts'

const WITHIN = { scope: 'worker', timeout: 180_000 } as const
const WORKSHOP = 'storybook-static'

/** What the journeys of one worker share, started when the first of them needs it. */
interface PerWorker {
  readonly service: Stack
  /** The platform goes on when this service is gone. */
  readonly mortal: Stack
  /** A platform whose clock the journeys move, and the service before it, which lets the games into its frames. */
  readonly lottery: ServedPlatform
  readonly lotteryService: Stack
  /** A platform with no optional part of the contract, and the service before it. */
  readonly plain: ServedPlatform
  readonly plainService: Stack
  /** Games on an origin of their own, and a service that lets them into its frames. */
  readonly games: FakeGames
  readonly gamesService: Stack
  /** `npm run dev`: it compiles the app's modules only once. */
  readonly dev: DevServer
  /** `npm run dev` with the screens of `tests/language`. */
  readonly language: LanguageSite
  /** The built workshop on a server of its own. */
  readonly workshop: string
}

/**
 * All of it is here, whichever files use it: journeys with different worker fixtures cannot share a worker, and another
 * worker is another process, another browser and another service.
 */
export const perWorker = base.extend<object, PerWorker>({
  service: [lasting(async () => startStack()), WITHIN],
  mortal: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
    async ({}, use) => {
      const platform = await startStack()
      const stack = await startStack({ PLATFORM_URL: platform.appUrl })
      await use(stack)
      await stack.stop()
      await platform.stop()
    },
    WITHIN,
  ],
  lottery: [lasting(async () => (await import('./startPlatform.ts')).startPlatform()), WITHIN],
  lotteryService: [
    async ({ lottery, games }, use) => {
      const stack = await startStack({ PLATFORM_URL: lottery.url, FRAME_ORIGINS: games.origin })
      await use(stack)
      await stack.stop()
    },
    WITHIN,
  ],
  plain: [lasting(async () => (await import('./startPlatform.ts')).startPlatform({ hasOptional: false })), WITHIN],
  plainService: [
    async ({ plain }, use) => {
      const stack = await startStack({ PLATFORM_URL: plain.url })
      await use(stack)
      await stack.stop()
    },
    WITHIN,
  ],
  games: [lasting(startFakeGames), WITHIN],
  gamesService: [
    async ({ games }, use) => {
      const stack = await startStack({ FRAME_ORIGINS: games.origin })
      await use(stack)
      await stack.stop()
    },
    WITHIN,
  ],
  dev: [lasting(async () => (await import('./startDevServer.ts')).startDevServer()), WITHIN],
  language: [lasting(async () => (await import('./startLanguageSite.ts')).startLanguageSite()), WITHIN],
  workshop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
    async ({}, use) => {
      if (!existsSync(WORKSHOP)) throw new Error('The workshop is not built. Run "npm run build-storybook" first.')
      const server = await serveFolder(WORKSHOP)
      await use(server.url)
      await server.close()
    },
    WITHIN,
  ],
})

function lasting<Thing extends { stop(): Promise<void> }>(start: () => Promise<Thing>) {
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
  return async ({}, use: (thing: Thing) => Promise<void>): Promise<void> => {
    const thing = await start()
    await use(thing)
    await thing.stop()
  }
}
