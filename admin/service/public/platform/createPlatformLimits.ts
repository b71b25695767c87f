import { Big } from 'big.js'
import { isObject } from '../../../../src/format/value/isObject.ts'
import { type Narrowing, narrowings, type PlatformFigure } from '../../../../src/format/narrowings.ts'
import type { ReadPlatform } from './createPlatformReader.ts'
import { PlatformReadError } from './PlatformReadError.ts'
import type { PlatformLimit, PlatformLimits } from '../../../api/platformApi.ts'

/** Long enough to serve every open desk, short enough for an operator who waits for the platform to change. */
const FRESH = 30_000

/** Limits of the platform itself, asked for at most twice a minute however many desks are open. */
export function createPlatformLimits(read: ReadPlatform, clock: { now(): number }): () => Promise<PlatformLimits> {
  let last: { readonly at: number; readonly limits: Promise<PlatformLimits> } | undefined
  return () => {
    const now = clock.now()
    if (last === undefined || now - last.at >= FRESH) last = { at: now, limits: ask(read) }
    return last.limits
  }
}

async function ask(read: ReadPlatform): Promise<PlatformLimits> {
  const answers = new Map<string, Promise<unknown>>()
  function answerTo({ call, with: params }: PlatformFigure): Promise<unknown> {
    const name = JSON.stringify([call, params])
    const answer = answers.get(name) ?? read(call, params)
    answers.set(name, answer)
    return answer
  }
  const told = narrowings.flatMap(({ setting, rule, told }) => (told ? [{ setting, rule, told }] : []))
  const limits = await Promise.all(
    told.map(
      async ({ setting, rule, told: figure }) => [setting, await readLimit(rule, figure, answerTo(figure))] as const,
    ),
  )
  return Object.fromEntries(limits)
}

async function readLimit(
  rule: Narrowing['rule'],
  { field }: PlatformFigure,
  answer: Promise<unknown>,
): Promise<PlatformLimit> {
  try {
    const data = await answer
    if (!isObject(data)) throw unreadable()
    return { value: rule === 'on' ? isOn(data[field]) : amountOf(data[field]) }
  } catch (error) {
    if (error instanceof PlatformReadError)
      return { unknown: error.message, why: error.why, ...(error.status !== undefined && { status: error.status }) }
    throw error
  }
}

function isOn(flag: unknown): boolean {
  // The app, too, treats a pay way that the answer does not name as not offered.
  if (flag === undefined || flag === null) return false
  if (flag !== 0 && flag !== 1 && flag !== '0' && flag !== '1') throw unreadable()
  return Number(flag) === 1
}

function amountOf(amount: unknown): string {
  if ((typeof amount !== 'string' && typeof amount !== 'number') || !/^\d{1,15}(\.\d{1,18})?$/.test(String(amount)))
    throw unreadable()
  return new Big(amount).toFixed()
}

const unreadable = (): PlatformReadError => new PlatformReadError('unreadable', 'The platform’s answer cannot be read.')
