import type { WebStorage } from '../platform/storageKeys.ts'
import type { Platform } from '../platform/createPlatform.ts'
import type { Session } from '../platform/createSession.ts'
import type { Releases } from '../release/createReleases.ts'
import type { Host } from '../renderer/host/Host.ts'
import type { Overlays } from '../ui/createOverlays.ts'
import type { Toasts } from '../ui/createToasts.ts'
import type { Questions } from './feedback/createQuestions.ts'
import type { Gatekeeper } from './navigation/createGatekeeper.ts'
import type { Navigator } from './navigation/createNavigator.ts'
import type { LatePlay } from './bounds/createLatePlay.ts'
import type { DecidedOrders } from './orders/DecidedOrders.ts'
import type { Account } from './session/createAccount.ts'
import type { Switched } from './session/hearTabs.ts'
import type { createMessages } from './session/createMessages.ts'
import type { Site } from './site/createSite.ts'
import type { Update } from './update/Update.ts'
import type { Readable, Store } from '../store/Store.ts'

/** The parts of a running app, as the shell's views use them. */
export interface App {
  readonly host: Host
  readonly release: Releases
  /** Takes what the other tabs say of the session. */
  readonly hear: () => Promise<(message: unknown) => void>
  readonly session: Session
  readonly platform: Platform
  readonly account: Account
  /** Change of the session by another tab, until the member has gone on. */
  readonly switched: Store<Switched | undefined>
  readonly play: LatePlay
  readonly decided: Store<DecidedOrders>
  readonly site: Site
  readonly messages: ReturnType<typeof createMessages>
  readonly navigator: Navigator
  readonly admit: Gatekeeper
  readonly overlays: Overlays
  readonly toasts: Toasts
  readonly questions: Questions
  /** The reload that is offered, if any. */
  readonly update: Readable<Update | undefined>
  /** The answers come from a demonstration, and the member is to know. */
  readonly isDemonstration: Readable<boolean>
  /** Where each screen was scrolled to. */
  readonly scrolls: Map<string, number>
  /** The title of the screen that opened last, for screen readers. */
  readonly announced: Store<string>
  readonly onNavigated: (address: string) => void
  readonly storage: { readonly session: WebStorage; readonly local: WebStorage }
}
