import { readFileSync } from 'node:fs'
import { toAmount } from '../gates/moneyLeaves.ts'
import { defaultRails, type Rail, type Rails } from '../gates/Rails.ts'

/** Rails as JSON in the variable itself or in the file it names. Throws a sentence. */
export function readRails(text: string | undefined): Rails {
  if (text === undefined || text === '') return defaultRails
  const json = text.trimStart().startsWith('{') ? text : readFileSync(text, 'utf8')
  const rails: unknown = JSON.parse(json)
  if (typeof rails !== 'object' || rails === null || Array.isArray(rails)) throw new Error('it must be an object from JSON Pointers to { "min", "max" }')
  return Object.fromEntries(Object.entries(rails).map(([pointer, rail]) => [pointer, toRail(pointer, rail)]))
}

function toRail(pointer: string, rail: unknown): Rail {
  if (!pointer.startsWith('/')) throw new Error(`"${pointer}" must be a JSON Pointer into settings.json, such as /recharge/bank/min`)
  if (typeof rail !== 'object' || rail === null) throw new Error(`${pointer} must be { "min": "…", "max": "…" }`)
  const unknown = Object.keys(rail).find((key) => key !== 'min' && key !== 'max')
  if (unknown !== undefined) throw new Error(`${pointer} has an unknown key "${unknown}"; use "min" and "max"`)
  const ends: { min?: string; max?: string } = {}
  for (const end of ['min', 'max'] as const) {
    const value: unknown = Reflect.get(rail, end)
    if (value === undefined) continue
    const amount = toAmount(value)
    if (amount === undefined) throw new Error(`${pointer}/${end} must be an amount`)
    ends[end] = amount.toFixed()
  }
  if (ends.min !== undefined && ends.max !== undefined && toAmount(ends.min)?.gt(ends.max) === true) throw new Error(`${pointer} has its min above its max`)
  return ends
}
