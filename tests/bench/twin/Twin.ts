import type { MoneyCalls } from '../../../src/platform/createMoneyCalls.ts'
import type { Platform } from '../../../src/platform/createPlatform.ts'
import type { ServerClock } from '../../../src/platform/createServerClock.ts'
import type { Session } from '../../../src/platform/createSession.ts'
import type { Locale } from '../../../src/format/locales.ts'
import type { Toasts } from '../../../src/ui/createToasts.ts'
import type { Flag } from './createFlag.ts'
import type { Translate } from './text/createTranslate.ts'

/** What the hand-written screens share: the product's own client and parts, and nothing that comes from documents. */
export interface Twin {
  readonly platform: Platform
  readonly money: MoneyCalls
  readonly session: Session
  readonly clock: ServerClock
  readonly locale: Locale
  readonly t: Translate
  readonly toasts: Toasts
  readonly isDemonstration: Flag
  readonly isExpired: Flag
}
