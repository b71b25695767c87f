import type { Locale } from '../format/locales.ts'
import type { Entity } from './Operations.ts'

/** The lists that the home screen shows from storage before the platform has answered. */
export interface GameLists {
  readonly banner?: readonly Entity<'Banner'>[]
  readonly live?: readonly Entity<'Game'>[]
  readonly joker?: readonly Entity<'Game'>[]
  readonly gaming?: readonly Entity<'Game'>[]
  readonly sport?: readonly Entity<'Game'>[]
  readonly lottery?: readonly Entity<'LotteryEntry'>[]
  readonly concise?: readonly Entity<'Game'>[]
  readonly fishing?: readonly Entity<'Game'>[]
}

/** What is stored on the device (specification, section 3), as one immutable value. */
export interface SessionSnapshot {
  readonly token: string | null
  readonly userInfo: Entity<'UserInfo'> | null
  readonly appInfo: Entity<'AppInfo'> | null
  readonly messageNum: number
  readonly locale: Locale
  readonly lists: GameLists
}
