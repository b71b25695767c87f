import { expect, type Page } from '@playwright/test'
import { findBreach } from './contract.ts'
import { perWorker } from './perWorker.ts'
import type { Stack } from './startStack.ts'
import { takeBack } from './takeBack.ts'

interface Watch {
  /** Console lines of a page that its scenario has not declared. */
  readonly problems: string[]
  /** Console lines that a fault scenario expects. */
  expectProblems(pattern: RegExp): void
}

interface Options {
  /**
   * Whether the app saves itself on the device. A journey has a new browser, where that costs as much as the journey
   * itself.
   */
  readonly keepsApp: boolean
}

/** A journey: a service for each worker, and a watch over every page's console, policy and requests. */
export const test = perWorker.extend<{ watch: Watch; stack: Stack } & Options>({
  keepsApp: [false, { option: true }],
  stack: async ({ service }, use) => takeBack(service, () => use(service)),
  watch: [
    async ({ context, stack, keepsApp }, use) => {
      const problems: string[] = []
      const expected: RegExp[] = []
      const follow = (page: Page) => {
        page.on('console', (message) => {
          if (message.type() === 'error' || message.type() === 'warning')
            problems.push(`${message.type()}: ${message.text()} ${message.location().url}`)
        })
        page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`))
        page.on('request', (request) => {
          const url = new URL(request.url())
          const own = url.origin === new URL(stack.appUrl).origin || url.origin === new URL(stack.deskUrl).origin
          if (!own && !url.protocol.startsWith('data') && !url.protocol.startsWith('blob'))
            problems.push(`a request elsewhere: ${request.url()}`)
          const breach = url.pathname.startsWith('/api/') ? findBreach(request) : undefined
          if (breach !== undefined) problems.push(breach)
        })
      }
      context.on('page', follow)
      context.pages().forEach(follow)
      if (!keepsApp) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
        )
      })
      await use({ problems, expectProblems: (pattern) => expected.push(pattern) })
      expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
