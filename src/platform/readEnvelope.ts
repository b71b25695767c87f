import { isObject } from '../format/isObject.ts'
import { parseExactly } from '../format/parseExactly.ts'

/** What every answer carries. */
export interface Envelope {
  readonly code: number
  readonly message: string
  readonly data: unknown
}

/** The envelope in the text of an answer, or undefined when there is none. */
export function readEnvelope(text: string): Envelope | undefined {
  const value = parse(text)
  if (!isObject(value)) return undefined
  const { code: given, message, data } = value
  const code = typeof given === 'string' && /^\d{1,6}$/.test(given) ? Number(given) : given
  if (typeof code !== 'number') return undefined
  return { code, message: typeof message === 'string' ? message : '', data }
}

function parse(text: string): unknown {
  try {
    return parseExactly(text)
  } catch {
    return undefined
  }
}
