import type { Clock } from '../platform/Clock.ts'
import type { SessionChannel } from '../platform/SessionMessage.ts'
import type { WebStorage } from '../platform/storageKeys.ts'
import type { Releases } from '../release/createReleases.ts'
import type { Visit } from '../format/wire/Outcomes.ts'
import type { Host, Probe, Problem } from '../renderer/host/Host.ts'
import type { Update } from './update/Update.ts'
import type { Readable } from '../store/Store.ts'

/** Differences between the members' app, the desk's preview and a test. */
export interface AppOptions extends Pick<Host, 'views' | 'handwritten'> {
  /** Reaches the platform and the release service; addresses are relative to the page. */
  readonly fetch: typeof fetch
  readonly storage: { readonly session: WebStorage; readonly local: WebStorage }
  /** The device's clock; the platform's is learned from its answers. */
  readonly clock: Clock
  readonly release: Releases
  /** Reaches the other tabs. */
  readonly channel?: SessionChannel | undefined
  /** Encrypts the remembered password; missing over plain http. */
  readonly subtle?: SubtleCrypto | undefined
  /** The reload that is offered, if any; left out where there are no builds. */
  readonly update?: Readable<Update | undefined> | undefined
  /** Where problems of the release go. */
  readonly report: (problem: Problem) => void
  /** Called when a visit of a form has ended; left out where nobody counts them. */
  readonly onVisited?: ((visit: Visit) => void) | undefined
  /** Called when the platform has refused to move money. */
  readonly onRefused?: (() => void) | undefined
  /** Called for every screen that opens, with its address. */
  readonly onNavigated?: ((address: string) => void) | undefined
  /** Looks at actions as they run, where screens are developed. */
  readonly probe?: Probe | undefined
}
