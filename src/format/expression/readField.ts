import { isRecord } from './isRecord.ts'

const HOSTILE = ['__proto__', 'constructor', 'prototype']

/** A field of an object or an item of a list; undefined when it is not the value's own. */
export function readField(value: unknown, key: unknown): unknown {
  if (Array.isArray(value)) return typeof key === 'number' && Object.hasOwn(value, key) ? value[key] : undefined
  if (typeof key !== 'string' || HOSTILE.includes(key) || !isRecord(value)) return undefined
  return Object.hasOwn(value, key) ? value[key] : undefined
}
