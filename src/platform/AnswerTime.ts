import { isObject } from '../format/value/isObject.ts'

/** When an answer was asked for, by the device, and given, by the platform where it says so. In milliseconds. */
export interface AnswerTime {
  readonly askedAt: number
  readonly givenAt: number | undefined
}

/** Whether an answer is of an older state than another one: a slow answer may come after a newer one. */
export function isOlder(one: AnswerTime, other: AnswerTime): boolean {
  const { givenAt = 0 } = one
  const isSameMoment = one.givenAt === undefined || other.givenAt === undefined || givenAt === other.givenAt
  return isSameMoment ? one.askedAt < other.askedAt : givenAt < (other.givenAt ?? 0)
}

/** Answer time that another tab, perhaps of another build, has sent. */
export function readAnswerTime(given: unknown): AnswerTime | undefined {
  if (!isObject(given)) return undefined
  const { askedAt, givenAt } = given
  return typeof askedAt === 'number'
    ? { askedAt, givenAt: typeof givenAt === 'number' ? givenAt : undefined }
    : undefined
}
