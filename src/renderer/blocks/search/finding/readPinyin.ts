import { polyphonic } from 'pinyin-pro'
import { hasHan, spell, spellAlone, type Spelled, type Unit } from './spell.ts'

const known = new Map<string, Unit | undefined>()

/** A Chinese name as pinyin is typed: whole syllables, their initials, and the characters that are there already. */
export function readPinyin(text: string): Spelled {
  return spell(text, unitOf)
}

function unitOf(character: string): Unit | undefined {
  if (!hasHan(character)) return spellAlone(character)
  if (known.has(character)) return known.get(character)
  const readings = polyphonic(character, { toneType: 'none', type: 'array' }).flat()
  const whole = [
    ...new Set(readings.map((reading) => reading.replaceAll('ü', 'v')).filter((reading) => /^[a-z]+$/.test(reading))),
  ]
  const all = [...whole, character]
  const unit = {
    whole: all,
    short: [...new Set(whole.flatMap(initialsOf))],
    first: all.map((one) => one.charAt(0)).join(''),
  }
  known.set(character, unit)
  return unit
}

/** `zh` is typed as z too. */
const initialsOf = (reading: string) => [...(/^[zcs]h/.exec(reading) ?? []), reading.slice(0, 1)]
