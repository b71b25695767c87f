import cn from '../../../../schemas/copy/cn.json' with { type: 'json' }
import en from '../../../../schemas/copy/en.json' with { type: 'json' }
import kor from '../../../../schemas/copy/kor.json' with { type: 'json' }
import type { Locale } from '../../../format/locales.ts'

const copies: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { kor, cn, en }

/** The product's own copy, for what the renderer itself says. */
export function storyCopy(locale: Locale): Readonly<Record<string, string>> {
  return copies[locale]
}
