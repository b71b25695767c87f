import { onTestFinished, vi } from 'vitest'
import { type DeskClient, deskClient } from './deskClient.ts'
import { type ProviderBrowser, startProvider, type TestProvider } from './startProvider.ts'
import { startTestService } from './startTestService.ts'
import type { Service } from '../run/startService.ts'

interface CompanyDesk {
  readonly provider: TestProvider
  readonly service: Service
  /** Lets time pass for the service and the provider. */
  readonly pass: (ms: number) => void
  /** A browser that nobody has signed in with yet. */
  readonly browser: () => CompanyBrowser
}

export interface CompanyBrowser {
  readonly desk: DeskClient
  /** Sends the browser to the provider and back; answers the query with which it comes back. */
  readonly goThere: (
    errand: 'login' | 'again' | 'confirm',
    subject: string,
    atProvider?: ProviderBrowser,
  ) => Promise<string>
  /** The whole of a sign-in. */
  readonly signIn: (
    subject: string,
  ) => Promise<{ readonly status: number; readonly body: { readonly operator: { readonly id: number } } }>
}

/** A desk whose operators sign in at a provider of their own; `clockOff` is how far the clock of the desk is ahead, in ms. */
export async function companyDesk({
  environment,
  clockOff = 0,
}: {
  readonly environment?: Readonly<Record<string, string>>
  readonly clockOff?: number
} = {}): Promise<CompanyDesk> {
  let deskUrl = ''
  const provider = await startProvider({ redirectTo: () => `${deskUrl}/` })
  onTestFinished(() => provider.stop())
  // Of the clocks alone: both sides keep their timers.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
  const service = await startTestService({
    environment: { ...provider.environment, ...environment },
    clock: { now: () => Date.now() + clockOff, ticks: () => performance.now() },
  })
  deskUrl = service.deskUrl

  function browser(): CompanyBrowser {
    const desk = deskClient(service)
    const own = provider.browser()
    async function goThere(errand: string, subject: string, atProvider = own): Promise<string> {
      const { status, body } = await desk.call<{ url: string }>('POST', '/company/begin', { errand })
      if (status !== 200) throw new Error(`The desk sends nobody to the provider: ${JSON.stringify(body)}`)
      return atProvider.visit(body.url, subject)
    }
    return {
      desk,
      goThere,
      signIn: async (subject) =>
        desk.call<{ operator: { id: number } }>('POST', '/company/login', { answer: await goThere('login', subject) }),
    }
  }

  return { provider, service, browser, pass: (ms) => void vi.setSystemTime(Date.now() + ms) }
}
