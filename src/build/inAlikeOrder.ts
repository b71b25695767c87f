import { deflateRawSync } from 'node:zlib'

const sizeOf = (text: string) => deflateRawSync(text).length

/**
 * Texts by their name in an order in which each comes after the one that it has most in common with, the longest first:
 * what compresses them looks back 32 KB, and screens that are alike are seldom near by their names.
 */
export function inAlikeOrder(texts: ReadonlyMap<string, string>): readonly string[] {
  const sizes = new Map([...texts].map(([name, text]) => [name, sizeOf(text)]))
  const left = new Map([...texts].toSorted(([, one], [, other]) => other.length - one.length))
  const ordered: string[] = []
  let [last] = left.keys()
  while (last !== undefined) {
    ordered.push(last)
    const before = left.get(last) ?? ''
    left.delete(last)
    last = [...left]
      .map(([name, text]) => ({ name, adds: sizeOf(before + text) - (sizes.get(name) ?? 0) }))
      .toSorted((one, other) => one.adds - other.adds)[0]?.name
  }
  return ordered
}
