import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import {
  allOptionalParams,
  type ContractOperation,
  contractOperations,
  isOptionalCall,
  type AnswerSchema,
} from '../../../../mocks/contract.ts'
import { isObject, listOf, memberOf } from '../../../../src/format/value/isObject.ts'
import type { PlatformAccess } from '../../public/platform/PlatformAccess.ts'
import { requestOf } from '../../public/platform/requestOf.ts'
import type { Difference, Found } from './Difference.ts'
import { askedLast, byHand, moneys, reads, writes, type Known, type Params, type Step } from './steps.ts'
import { isLongNumber, parseExactly } from '../../../../src/format/text/parseExactly.ts'
import { compareShape, kindOf, optionalFields, words } from './compareShape.ts'

/** A call that the platform does not have or cannot answer, unlike a refusal. */
const isBroken = (status: number) => status === 404 || status === 405 || status >= 500

/** Null in place of a page is read as one without rows, as it is in place of a list. */
const isPaged = (call: string) => contractOperations.some(({ id, paging }) => id === call && paging !== undefined)

const statusOf = (expected: string, found: string): Found => ({
  kind: 'other status',
  pointer: '',
  expected,
  found,
  harmless: false,
})

interface PlayOptions {
  /** Also calls that write, if they leave everything as it was. */
  readonly writes: boolean
  /** Also calls that move money, if a later one moves it back. */
  readonly money: boolean
  /** Milliseconds between two requests: a platform in use has others to serve. */
  readonly pause: number
  /** Milliseconds an answer may take. */
  readonly patience: number
}

export interface ContractReport {
  /** Calls that were answered, by their `operationId`. */
  readonly played: readonly string[]
  /** Calls that the platform refused, which says nothing about their shape. */
  readonly refused: readonly { readonly call: string; readonly code: number }[]
  readonly notPlayed: readonly { readonly call: string; readonly why: string }[]
  /**
   * Optional calls, fields (`call /data/field`) and parameters (`call.parameter`) that were not seen. A field of rows may
   * be there all the same, as the reason of a rejection where none of the rows was rejected.
   */
  readonly without: readonly string[]
  readonly differences: readonly Difference[]
}

/** After so many calls in a row without an answer the platform counts as gone, and what was found is reported. */
const GONE_AFTER = 3
const DAY_OFFSET = 8 * 3_600_000

/**
 * Plays the contract against a platform: reading calls, and others only on request. A call without an answer is a
 * difference like any other. Rejects when no call is answered at all or the log-in is refused.
 */
export async function playContract(
  access: PlatformAccess,
  options: PlayOptions,
  clock: { now(): number },
): Promise<ContractReport> {
  const found: { readonly call: string; readonly each: Found }[] = []
  const answers = new Map<string, unknown>()
  const played = new Set<string>()
  const refused = new Map<string, number>()
  const notPlayed = new Map<string, string>()
  const optional = new Map<string, boolean>()
  const known: Known = {
    data: (call) => answers.get(call),
    today: new Date(clock.now() + DAY_OFFSET).toISOString().slice(0, 10),
  }
  let token: string | undefined
  let unanswered = 0

  /** Whether the call succeeded. */
  async function ask(operation: ContractOperation, params: Params): Promise<boolean> {
    const { id, money, auth } = operation
    if (played.size > 0) await wait(options.pause)
    const sent = requestOf(access.url, id, {
      params: { ...firstPage(operation), ...params },
      token: auth === 'none' ? undefined : token,
      idempotencyKey: money ? randomUUID() : undefined,
      timeout: options.patience,
      redirect: 'manual',
    })
    const heard = await read(access, sent, options.patience)
    if (heard instanceof NoAnswer) {
      // Before the first answer there is nothing to report.
      if (answers.size === 0 || id === 'login') throw heard
      unanswered += 1
      notPlayed.delete(id)
      played.add(id)
      found.push({
        call: id,
        each: { kind: 'no answer', pointer: '', expected: 'an answer', found: heard.found, harmless: false },
      })
      return false
    }
    unanswered = 0
    const { status, text } = heard
    if (isOptionalCall(id) && isUnknown(status, text)) {
      optional.set(id, false)
      return false
    }
    const answer = readAnswer(id, status, text, token !== undefined)
    found.push(...answer.found.map((each) => ({ call: id, each })))
    played.add(id)
    notPlayed.delete(id)
    if (answer.refused !== undefined) refused.set(id, answer.refused)
    if (!('data' in answer)) return false
    answers.set(id, answer.data)
    for (const [at, isThere] of optionalFields(answerSchemaOf(id).properties?.['data'] ?? {}, answer.data, '/data'))
      optional.set(`${id} ${at}`, optional.get(`${id} ${at}`) === true || isThere)
    // Asked again with something that exists.
    refused.delete(id)
    if (typeof params['type'] === 'string') answers.set(`${id}:${params['type']}`, answer.data)
    return true
  }

  async function play({ call, params, after }: Step): Promise<void> {
    const operation = operationOf(call)
    if (unanswered >= GONE_AFTER) return void notPlayed.set(call, `${GONE_AFTER} calls in a row got no answer`)
    if (operation.auth === 'token' && token === undefined) return void notPlayed.set(call, 'a member has to log in')
    if (after !== undefined && !answers.has(after)) return void notPlayed.set(call, `${after} did not succeed`)
    const wanted = params(known)
    if (wanted.length === 0) notPlayed.set(call, 'there was nothing to ask for')
    for (const each of wanted) if (unanswered < GONE_AFTER) await ask(operation, each)
  }

  const all = contractOperations
    .filter(({ reads }) => reads)
    .map(({ id }): Step => ({ call: id, params: reads[id] ?? (() => [{}]) }))
  await play({ call: 'getApp', params: () => [{}] })
  if (access.member) {
    const entered = await ask(operationOf('login'), { ...access.member })
    const session = answers.get('login')
    token = isObject(session) && typeof session['api_token'] === 'string' ? session['api_token'] : undefined
    if (!entered || token === undefined)
      throw new Error(
        `The platform does not sign in ${access.member.name}${refused.has('login') ? `: it answers code ${refused.get('login')}` : ''}.`,
      )
  }
  const isLast = ({ call }: Step) => askedLast.includes(call)
  for (const step of all.filter((each) => each.call !== 'getApp' && !isLast(each))) await play(step)
  for (const step of all.filter(isLast)) await play(step)
  if (options.writes) for (const step of writes) await play(step)
  if (options.money) for (const step of moneys) await play(step)
  // Only the session that was opened for this.
  if (token !== undefined) await ask(operationOf('logoff'), {})

  const takes = listOf(memberOf(answers.get('getApp'), 'takes'))
  for (const param of allOptionalParams) optional.set(param, takes.includes(param))

  for (const { id, money } of contractOperations)
    if (optional.get(id) !== false && !played.has(id) && !notPlayed.has(id))
      notPlayed.set(id, whyNot(id, money, options))
  return {
    played: [...played],
    refused: [...refused].map(([call, code]) => ({ call, code })),
    notPlayed: [...notPlayed].map(([call, why]) => ({ call, why })),
    without: [...optional].flatMap(([name, isThere]) => (isThere ? [] : name)),
    differences: mergeDifferences(found),
  }
}

function whyNot(call: string, money: boolean, options: PlayOptions): string {
  if (call === 'login' || call === 'logoff') return 'a member has to log in'
  if (call in byHand) return `${byHand[call] ?? ''}, so play it by hand`
  if (['loginPc', 'registerV1', 'registerV2'].includes(call)) return 'it is another spelling that the app does not use'
  if (writes.some((step) => step.call === call)) return '--all plays it, for it writes'
  if (moneys.some((step) => step.call === call))
    return `${options.writes ? '' : '--all '}--money plays it, for it moves money`
  return money ? 'it moves money that nothing moves back, so play it by hand' : 'it writes, so play it by hand'
}

function operationOf(call: string): ContractOperation {
  const operation = contractOperations.find(({ id }) => id === call)
  if (!operation) throw new Error(`The contract has no call ${call}.`)
  return operation
}

const firstPage = ({ paging }: ContractOperation): Params => (paging ? { [paging.param]: paging.first } : {})

/** A call got no answer, or not in time. */
class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
  readonly found: string

  constructor(request: Request, { url }: PlatformAccess, patience: number, cause: unknown) {
    const found = request.signal.aborted ? `nothing within ${patience / 1000} s` : 'a connection that was cut'
    super(
      `${new URL(request.url).pathname} got no answer${request.signal.aborted ? ` within ${patience / 1000} s` : ''}: the platform cannot be reached at ${url}.`,
      { cause },
    )
    this.found = found
  }
}

async function read(
  access: PlatformAccess,
  request: Request,
  patience: number,
): Promise<{ readonly status: number; readonly text: string } | NoAnswer> {
  const late = new Promise<never>((_, reject) =>
    request.signal.addEventListener(
      'abort',
      () => reject(new Error('No answer in time.', { cause: request.signal.reason })),
      { once: true },
    ),
  )
  const answered = access
    .answer(request)
    .then(async (response) => ({ status: response.status, text: await response.text() }))
  try {
    return await Promise.race([answered, late])
  } catch (cause) {
    return new NoAnswer(request, access, patience, cause)
  }
}

/** Each difference once: repeats in other rows of a list are counted and do not fill the report. */
function mergeDifferences(found: readonly { readonly call: string; readonly each: Found }[]): readonly Difference[] {
  const merged = new Map<string, Difference>()
  for (const { call, each } of found) {
    const key = [call, each.kind, each.pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*'), each.found].join(' ')
    const before = merged.get(key)
    merged.set(key, before ? { ...before, times: before.times + 1 } : { call, ...each, times: 1 })
  }
  return [...merged.values()]
}

/** An answer compared with the contract. */
interface ReadAnswer {
  readonly found: readonly Found[]
  /** The data of the answer; absent when the call did not succeed. */
  readonly data?: unknown
  /** The code of a refusal, which the contract allows but which shows nothing of the answer's shape. */
  readonly refused?: number
}

/** Compares the answer to a call with the contract: status, envelope, and the shape of its data. */
function readAnswer(call: string, status: number, text: string, isSignedIn: boolean): ReadAnswer {
  const envelope = parse(text)
  const code = isObject(envelope) ? Number(envelope['code'] ?? NaN) : NaN
  if (!isObject(envelope) || !Number.isInteger(code)) {
    if (status !== 200) return { found: [statusOf('HTTP 200', `HTTP ${status}`)] }
    return {
      found: [
        {
          kind: 'other envelope',
          pointer: '',
          expected: '{ code, message, data }',
          found: described(envelope),
          harmless: false,
        },
      ],
    }
  }
  if (code === 200) {
    const found = [
      ...(status === 200 ? [] : [statusOf('HTTP 200 with code 200', `HTTP ${status} with code 200`)]),
      ...compareShape(answerSchemaOf(call), envelope).map((each) =>
        each.pointer === '/data' && each.found === words('null') && isPaged(call) ? { ...each, harmless: true } : each,
      ),
    ]
    // As the app reads it: the next calls ask with ids of it.
    return { found, data: memberOf(parseExactly(text), 'data') }
  }
  if (isBroken(code) || isBroken(status)) return { found: [statusOf('code 200', `code ${code} in HTTP ${status}`)] }
  if (code === 401 && isSignedIn)
    return { found: [statusOf('an answer to a new log-in', `code 401 in HTTP ${status}`)] }
  return { found: compareShape(refusalSchema, envelope), refused: code }
}

/** Whether the answer says that there is no such call. */
function isUnknown(status: number, text: string): boolean {
  const code = Number(memberOf(parse(text), 'code') ?? status)
  return [404, 405].includes(status) || [404, 405].includes(code)
}

/** A JSON value with a bigint for a number of more digits than a double keeps; undefined for what is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text, markLongNumber)
  } catch {
    return undefined
  }
}

function markLongNumber(_name: string, value: unknown, { source = '' }: { readonly source?: string } = {}): unknown {
  return typeof value === 'number' && isLongNumber(source) ? BigInt(source.replace(/\..*/, '')) : value
}

function described(envelope: unknown): string {
  if (envelope === undefined) return 'something that is not JSON'
  return isObject(envelope) ? `{ ${Object.keys(envelope).slice(0, 8).join(', ')} }` : words(kindOf(envelope))
}

/** Schema of a call's successful answer in the contract, envelope and all. */
function answerSchemaOf(call: string): AnswerSchema {
  const operation = contractOperations.find(({ id }) => id === call)
  if (!operation) throw new Error(`The contract has no call ${call}.`)
  return operation.answer
}

/** Schema of a refusing answer in the contract. */
const refusalSchema: AnswerSchema = { $ref: '#/components/schemas/Refusal' }
