import { readFileSync } from 'node:fs'
import { toAmount } from './moneyLeaves.ts'
import { defaultRails, type Rail, type Rails } from './Rails.ts'

/** Rails as JSON in the variable itself or in the file it names. Throws a sentence. */
export function readRails(text: string | undefined): Rails {
  if (text === undefined || text === '') return defaultRails
  const rails = parse(text.trimStart().startsWith('{') ? text : readFile(text))
  if (typeof rails !== 'object' || rails === null || Array.isArray(rails))
    throw new Error('it must be an object from JSON Pointers to { "min", "max" }')
  return Object.fromEntries(Object.entries(rails).map(([pointer, rail]) => [pointer, toRail(pointer, rail)]))
}

/** Errors of the system and of the parser quote their input. */
function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new Error(
      `it must be JSON or name a file that can be read (${error instanceof Error && 'code' in error ? String(error.code) : 'unreadable'})`,
      { cause: error },
    )
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new Error('it is not valid JSON', { cause: error })
  }
}

function toRail(pointer: string, rail: unknown): Rail {
  if (!pointer.startsWith('/'))
    throw new Error('each key must be a JSON Pointer into settings.json, such as /recharge/bank/min')
  if (typeof rail !== 'object' || rail === null) throw new Error(`${pointer} must be { "min": "…", "max": "…" }`)
  if (Object.keys(rail).some((key) => key !== 'min' && key !== 'max'))
    throw new Error(`${pointer} has an unknown key; use "min" and "max"`)
  const ends: { min?: string; max?: string } = {}
  for (const end of ['min', 'max'] as const) {
    const value: unknown = Reflect.get(rail, end)
    if (value === undefined) continue
    const amount = toAmount(value)
    if (amount === undefined) throw new Error(`${pointer}/${end} must be an amount`)
    ends[end] = amount.toFixed()
  }
  if (ends.min !== undefined && ends.max !== undefined && toAmount(ends.min)?.gt(ends.max) === true)
    throw new Error(`${pointer} has its min above its max`)
  return ends
}
