import { Big } from 'big.js'
import { documentAt } from '../../../../src/format/documentAt.ts'
import { formatFact } from '../../../../src/format/fact.ts'
import { amountText } from '../../../../src/format/facts/amountText.ts'
import { factName } from '../../../../src/format/facts/factName.ts'
import { noFacts } from '../../../../src/format/facts/parseFacts.ts'
import type { Gate } from './Gate.ts'
import { moneyLeaves, toAmount, walk } from '../../base/config/moneyLeaves.ts'
import { railFor, type Rail, type Rails } from '../../base/config/Rails.ts'
import type { Blocker, Warning } from '../../../api/findings.ts'

const SETTINGS = 'settings.json'
const LARGE_CHANGE = 0.5
const NEAR_RAIL = 0.1

/** Refuses settings under which money could go wrong, and asks for a second look at large changes. */
export function moneyGate(rails: Rails): Gate {
  return ({ files, liveFiles, agreed }) => {
    const settings = documentAt(files, SETTINGS)
    const live = documentAt(liveFiles, SETTINGS)
    const isRailed = (pointer: string): boolean => railFor(rails, pointer) !== undefined
    const amounts = moneyLeaves(settings, isRailed)
    const before = moneyLeaves(live, isRailed)
    const blockers = [...crossedRanges(settings), ...outsideRails(amounts, rails), ...noPayWay(settings)]
    const warnings: Warning[] = []
    for (const [pointer, amount] of amounts) {
      const old = before.get(pointer)
      if (old === undefined || old.eq(amount)) continue
      const known = toAmount(agreed?.get(formatFact({ kind: 'settings', pointer })))
      if (isLargeChange(old, amount)) warnings.push(largeChange(pointer, old, amount))
      else if (known !== undefined && isLargeChange(known, amount))
        warnings.push(largeSinceAgreed(pointer, known, old, amount))
      const rail = railFor(rails, pointer)
      if (rail !== undefined && isNearRail(amount, rail)) warnings.push(nearRail(pointer, old, amount, rail))
    }
    return Promise.resolve({ blockers, warnings })
  }
}

/** Name of a setting for people. */
const nameOf = (pointer: string): string => factName(formatFact({ kind: 'settings', pointer }), 'en', noFacts)

const shown = (pointer: string, amount: Big): string => amountText(pointer, amount.toFixed())

function crossedRanges(settings: unknown): Blocker[] {
  const blockers: Blocker[] = []
  walk({ settings }, '', (pointer, _key, value) => {
    if (typeof value !== 'object' || value === null || !('min' in value) || !('max' in value)) return
    const min = toAmount(value.min)
    const max = toAmount(value.max)
    if (min === undefined || max === undefined || min.lte(max)) return
    const path = pointer.slice('/settings'.length)
    blockers.push({
      ...at(path),
      code: 'range-crossed',
      said: { id: 'range-crossed', values: { low: min.toFixed(), high: max.toFixed() } },
      message: `${nameOf(path)}: the minimum ${shown(`${path}/min`, min)} is above the maximum ${shown(`${path}/max`, max)}, so no amount would be accepted.`,
    })
  })
  return blockers
}

function outsideRails(amounts: ReadonlyMap<string, Big>, rails: Rails): Blocker[] {
  const blockers: Blocker[] = []
  for (const [pointer, amount] of amounts) {
    const rail = railFor(rails, pointer)
    if (rail === undefined) continue
    const low = rail.min !== undefined && amount.lt(rail.min)
    const high = rail.max !== undefined && amount.gt(rail.max)
    if (low || high)
      blockers.push({
        ...at(pointer),
        code: 'outside-rails',
        said: { id: `outside-rails-${endsOf(rail)}`, values: { value: amount.toFixed(), ...rail } },
        message: `${nameOf(pointer)} is ${shown(pointer, amount)}; this service allows ${writtenRail(rail)}.`,
        hint: 'The hard limits are set in the configuration of the service (RAILS), not in the desk.',
      })
  }
  return blockers
}

function noPayWay(settings: unknown): Blocker[] {
  const recharge: unknown =
    typeof settings === 'object' && settings !== null && 'recharge' in settings ? settings.recharge : undefined
  const switches: boolean[] = []
  walk(recharge, '', (pointer, key, value) => {
    if (key === 'on' && typeof value === 'boolean' && pointer.split('/').length === 3) switches.push(value)
  })
  if (switches.length === 0 || switches.includes(true)) return []
  return [
    {
      ...at('/recharge'),
      code: 'no-pay-way',
      said: { id: 'no-pay-way' },
      message: 'Every pay way is off, so nobody could deposit. Leave at least one on.',
    },
  ]
}

function isLargeChange(old: Big, amount: Big): boolean {
  return old.eq(0) || amount.minus(old).abs().gt(old.abs().times(LARGE_CHANGE))
}

function isNearRail(amount: Big, rail: Rail): boolean {
  return [rail.min, rail.max].some(
    (end) => end !== undefined && amount.minus(end).abs().lte(new Big(end).abs().times(NEAR_RAIL)),
  )
}

function largeChange(pointer: string, old: Big, amount: Big): Warning {
  return acknowledge(
    pointer,
    'large-change',
    old,
    amount,
    `${nameOf(pointer)} ${old.eq(0) ? 'rises' : 'changes by more than half,'} from ${shown(pointer, old)} to ${shown(pointer, amount)}.`,
    {
      id: old.eq(0) ? 'rises-from-nothing' : amount.gt(old) ? 'rises' : 'falls',
      values: { from: old.toFixed(), to: amount.toFixed() },
    },
  )
}

/** Many small steps add up to one large change. */
function largeSinceAgreed(pointer: string, known: Big, old: Big, amount: Big): Warning {
  const message = `${nameOf(pointer)} becomes ${shown(pointer, amount)}, more than half away from ${shown(pointer, known)}, the last value that two people agreed on.`
  return acknowledge(pointer, 'large-since-agreed', old, amount, message, {
    id: 'large-since-agreed',
    values: { to: amount.toFixed(), known: known.toFixed() },
  })
}

function nearRail(pointer: string, old: Big, amount: Big, rail: Rail): Warning {
  return acknowledge(
    pointer,
    'near-rail',
    old,
    amount,
    `${nameOf(pointer)} becomes ${shown(pointer, amount)}, close to the hard limit (${writtenRail(rail)}).`,
    { id: `near-rail-${endsOf(rail)}`, values: { to: amount.toFixed(), ...rail } },
  )
}

function acknowledge(
  pointer: string,
  code: string,
  old: Big,
  amount: Big,
  message: string,
  said: NonNullable<Warning['said']>,
): Warning {
  return {
    ...at(pointer),
    code,
    message,
    said,
    id: `money:${code}:${pointer}:${old.toFixed()}:${amount.toFixed()}`,
    mustAcknowledge: true,
  }
}

/** As a person reads it: "1 to 100", "at least 1", "at most 100". */
function writtenRail(rail: Rail): string {
  const { min = '', max = '' } = rail
  return { between: `${min} to ${max}`, from: `at least ${min}`, upTo: `at most ${max}` }[endsOf(rail)]
}

/** Which ends of it there are. */
function endsOf({ min, max }: Rail): 'between' | 'from' | 'upTo' {
  if (min === undefined) return 'upTo'
  return max === undefined ? 'from' : 'between'
}

function at(pointer: string): Pick<Blocker, 'gate' | 'document' | 'path' | 'fact'> & { readonly gate: 'money' } {
  return { gate: 'money', document: SETTINGS, path: pointer, fact: formatFact({ kind: 'settings', pointer }) }
}
