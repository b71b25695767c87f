import { coerce } from './coerce.ts'
import { defaultLocale, isLocale } from '../format/locales.ts'
import { readEntity, readShape } from './readEntity.ts'
import { readUserInfo } from './readUserInfo.ts'
import type { SessionSnapshot } from './SessionSnapshot.ts'
import type { Shape } from './Shape.ts'
import { readStored, storageKeys, type WebStorage } from './storageKeys.ts'

const listShapes: { readonly [name in keyof SessionSnapshot['lists']]-?: Shape } = {
  banner: ['#Banner'],
  live: ['#Game'],
  joker: ['#Game'],
  gaming: ['#Game'],
  sport: ['#Game'],
  lottery: ['#LotteryEntry'],
  concise: ['#Game'],
  fishing: ['#Game'],
}

/** The session as it was stored. What was stored is read like an answer: an older build may have written it. */
export function restoreSession(storage: WebStorage, local: WebStorage): SessionSnapshot {
  const token = readStored(storage, storageKeys.token)
  const hasToken = typeof token === 'string' && token !== ''
  const locale = readStored(local, storageKeys.locale)
  return {
    token: hasToken ? token : null,
    userInfo: hasToken ? readUserInfo(readStored(storage, storageKeys.userInfo)) : null,
    appInfo: readEntity('AppInfo', readStored(local, storageKeys.appInfo)),
    messageNum: hasToken ? Number(coerce('n', readStored(storage, storageKeys.messageNum)) ?? 0) : 0,
    locale: isLocale(locale) ? locale : defaultLocale,
    lists: readShape(listShapes, readStored(local, storageKeys.lists)) ?? {},
  }
}
