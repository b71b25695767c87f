import { type Locale, locales } from '../format/locales.ts'
import type { Origin } from './createOrigin.ts'
import { backoff } from '../timing/backoff.ts'
import { retry } from './retry.ts'
import type { LoadedRelease } from './LoadedRelease.ts'
import type { ReleaseClock } from './ReleasesOptions.ts'

export interface ShippedCopyOptions {
  /** The release of the build, as far as it is here. */
  readonly baseline: Pick<LoadedRelease, 'manifest'> & { readonly files: ReadonlyMap<string, string> }
  readonly origin: Pick<Origin, 'file'>
  /** Where the build has the copy of each language. */
  readonly urls?: Readonly<Record<Locale, string>> | undefined
  readonly clock: ReleaseClock
  readonly random: () => number
  readonly add: (address: string, text: string) => void
  readonly report: (error: unknown) => void
}

/** The copy of those languages that the build carries and did not start with. It comes when somebody wants it. */
export interface ShippedCopy {
  /** Whether it is the copy of a language that is not here. */
  readonly isMissing: (address: string) => boolean
  /** Loads a language now; settles when it has come, or does not. Never rejects. */
  readonly want: (locale: Locale) => Promise<void>
  /** Loads what was wanted and has not come, again and again until it is here. */
  start(): void
  stop(): void
}

export function createShippedCopy({
  baseline,
  origin,
  urls,
  clock,
  random,
  add,
  report,
}: ShippedCopyOptions): ShippedCopy {
  const addressOf = (locale: Locale) => baseline.manifest.copy[locale]
  const missing = new Set(locales.filter((locale) => !baseline.files.has(addressOf(locale))))
  const wanted = new Set<Locale>()
  const loading = new Map<Locale, Promise<void>>()
  let running = false
  let failures = 0
  let timer: unknown

  async function load(locale: Locale): Promise<void> {
    const address = addressOf(locale)
    try {
      // A file that a broken deployment lost is most often still with the service.
      const text = await origin.file(address, urls?.[locale]).catch(async () => origin.file(address))
      missing.delete(locale)
      wanted.delete(locale)
      add(address, text)
    } catch (error) {
      report(error)
    } finally {
      loading.delete(locale)
    }
  }

  async function bring(locale: Locale): Promise<void> {
    if (!missing.has(locale)) return
    const coming = loading.get(locale) ?? load(locale)
    loading.set(locale, coming)
    await coming
  }

  async function bringWanted(): Promise<void> {
    pause()
    await Promise.all([...wanted].map(bring))
    tryLater()
  }

  function tryLater(): void {
    if (wanted.size === 0 || !running || timer !== undefined) return
    failures += 1
    timer = clock.setTimeout(() => void bringWanted(), backoff(failures - 1, retry, random))
  }

  function pause(): void {
    clock.clearTimeout(timer)
    timer = undefined
  }

  return {
    isMissing: (address) => [...missing].some((locale) => addressOf(locale) === address),
    async want(locale) {
      if (missing.has(locale)) wanted.add(locale)
      await bring(locale)
      tryLater()
    },
    start() {
      running = true
      failures = 0
      void bringWanted()
    },
    stop() {
      running = false
      pause()
    },
  }
}
