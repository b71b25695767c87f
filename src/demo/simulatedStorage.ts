import type { Locale } from '../format/locales.ts'
import { createMemoryStorage } from '../platform/createMemoryStorage.ts'
import { storageKeys } from '../platform/storageKeys.ts'
import type { Theme } from '../format/themes.ts'
import type { AppOptions } from '../app/AppOptions.ts'

/** Storage of a simulated device before the app starts on it. */
export interface KeptBefore {
  /** Of the member who is logged in. */
  readonly token: string | undefined
  readonly locale?: Locale | undefined
  readonly theme?: Theme | undefined
}

/** A storage that ends with the page, as if the device had been used before. */
export function simulatedStorage({ token, locale, theme }: KeptBefore): AppOptions['storage'] {
  return {
    session: createMemoryStorage(written({ [storageKeys.token]: token })),
    local: createMemoryStorage(written({ [storageKeys.locale]: locale, [storageKeys.theme]: theme })),
  }
}

function written(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, JSON.stringify(value)]])),
  )
}
