import { isObject } from '../../../src/format/isObject.ts'
import { locales } from '../Locale.ts'
import { type Spot, spotIds } from './baccarat/spots.ts'
import type { ProviderAsk } from './ProviderMessage.ts'

/** Names that pages make up are short. */
const LONGEST = 64

/** Reads what a page sent; undefined for anything that is not exactly an ask. */
export function readAsk(sent: unknown): ProviderAsk | undefined {
  if (!isObject(sent)) return undefined
  const name = (key: string) => {
    const value = sent[key]
    return typeof value === 'string' && value !== '' && value.length <= LONGEST ? value : undefined
  }
  const locale = locales.find((known) => known === sent['locale']) ?? 'kor'
  const [session, round] = [name('session'), name('round')]
  if (sent['call'] === 'open') {
    const [ticket, page] = [name('ticket'), name('page')]
    return ticket !== undefined && page !== undefined ? { call: 'open', ticket, page, locale } : undefined
  }
  if (session === undefined) return undefined
  if (sent['call'] === 'balance') return { call: 'balance', session, locale }
  if (round === undefined) return undefined
  if (sent['call'] === 'spin') {
    const stake = name('stake')
    return stake === undefined ? undefined : { call: 'spin', session, round, stake, locale }
  }
  const stakes = sent['call'] === 'deal' ? readStakes(sent['stakes']) : undefined
  return stakes && { call: 'deal', session, round, stakes, locale }
}

function readStakes(sent: unknown): Partial<Record<Spot, string>> | undefined {
  if (!isObject(sent)) return undefined
  const stakes: Partial<Record<Spot, string>> = {}
  for (const [key, value] of Object.entries(sent)) {
    const spot = spotIds.find((known) => known === key)
    if (spot === undefined || typeof value !== 'string' || value.length > LONGEST) return undefined
    stakes[spot] = value
  }
  return stakes
}
