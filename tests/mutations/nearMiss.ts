import * as fc from 'fast-check'

/** A text that differs by one character, as from a slip of the finger. */
export function nearMiss(text: string): fc.Arbitrary<string> {
  return fc.tuple(fc.nat(text.length), fc.constantFrom('drop', 'double', 'x', '.', 'A')).map(([at, slip]) => {
    if (slip === 'drop') return text.slice(0, at) + text.slice(at + 1)
    return text.slice(0, at) + (slip === 'double' ? (text[at] ?? '') : slip) + text.slice(at)
  })
}
