import type { Spelled } from './spell.ts'

/**
 * Whether `typed` is short for a name from the unit `start` on: each unit is typed whole, for short, or left out to the
 * next word; the last may be half typed. So ㅂㅂㅋ and 별ㅂ are short for 별빛 바카라, `sb` for Starlight Baccarat.
 */
export function isShortFor(
  typed: string,
  { units, starts }: Pick<Spelled, 'units' | 'starts'>,
  start: number,
): boolean {
  // Places that led nowhere, or names of one repeated letter would be tried again and again.
  let failed: Set<number> | undefined

  function isFrom(unit: number, from: number): boolean {
    if (from === typed.length) return true
    const place = unit * typed.length + from
    const spelled = units[unit]
    if (spelled === undefined || failed?.has(place) === true) return false
    for (const whole of spelled.whole) if (endsIn(whole, from) || leads(unit, from, whole)) return true
    for (const short of spelled.short) if (leads(unit, from, short)) return true
    if (from > 0) (failed ??= new Set()).add(place)
    return false
  }

  /** What is left to type is the beginning of this. */
  const endsIn = (whole: string, from: number) =>
    typed.length - from <= whole.length && whole.startsWith(from === 0 ? typed : typed.slice(from))

  /** This is typed there, and the rest follows in the next unit or the next word. */
  function leads(unit: number, from: number, spelling: string): boolean {
    if (!typed.startsWith(spelling, from)) return false
    const to = from + spelling.length
    if (isFrom(unit + 1, to)) return true
    const nextWord = starts.find((other) => other > unit + 1)
    return nextWord !== undefined && !starts.includes(unit + 1) && isFrom(nextWord, to)
  }

  return isFrom(start, 0)
}
