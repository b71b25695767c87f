import { contractOperations } from '../../../../mocks/contract.ts'
import { isObject, memberOf } from '../../../../src/format/isObject.ts'
import { isLongNumber, parseExactly } from '../../../../src/format/parseExactly.ts'
import { answerSchemaOf, refusalSchema } from './answerSchemaOf.ts'
import { compareShape, kindOf, words } from './compareShape.ts'
import type { Found } from './Difference.ts'

/** An answer compared with the contract. */
export interface ReadAnswer {
  readonly found: readonly Found[]
  /** The data of the answer; absent when the call did not succeed. */
  readonly data?: unknown
  /** The code of a refusal, which the contract allows but which shows nothing of the answer's shape. */
  readonly refused?: number
}

/** A call that the platform does not have or cannot answer, unlike a refusal. */
const isBroken = (status: number) => status === 404 || status === 405 || status >= 500

/** Compares the answer to a call with the contract: status, envelope, and the shape of its data. */
export function readAnswer(call: string, status: number, text: string, isSignedIn: boolean): ReadAnswer {
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

/** Null in place of a page is read as one without rows, as it is in place of a list. */
const isPaged = (call: string) => contractOperations.some(({ id, paging }) => id === call && paging !== undefined)

const statusOf = (expected: string, found: string): Found => ({
  kind: 'other status',
  pointer: '',
  expected,
  found,
  harmless: false,
})

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
