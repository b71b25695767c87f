import { answerWork } from '../../base/background/answerWork.ts'
import type { PatternWorks } from './PatternWorks.ts'

/** The most characters that a text with a pattern may have. */
const LONGEST = 256

/**
 * Characters that no pattern expects and a dot does not match: a match fails at the very end and is retried in all its
 * ways.
 */
const ENDS = ['\u0001', '\n', '']

const USUAL = ['a', 'A', '0', '_', ' ', '-', '.', '@', '가', '一']
const MOST_CHARACTERS = 40

/** How long a pattern is tried at all; the likeliest texts come first. */
const TRIED_MS = 1_000

answerWork<PatternWorks>({
  time(pattern) {
    const expression = new RegExp(pattern, 'u')
    let slowest = 0
    const began = computed()
    for (const text of attackTexts(pattern)) {
      const before = computed()
      expression.test(text)
      const after = computed()
      slowest = Math.max(slowest, after - before)
      if (after - began > TRIED_MS) break
    }
    return slowest
  },
})

/** Of this thread alone: how busy the machine is says nothing about a pattern. */
function computed(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * Texts on which a backtracking pattern takes longest: what it expects up to each of its parts, that part many times,
 * and an end that does not match. The likeliest first.
 */
function* attackTexts(pattern: string): Generator<string> {
  const parts = partsOf(pattern)
  let before = ''
  for (const { character, least, isFirst } of parts) {
    if (!isFirst) continue
    yield* filled(before, character)
    before += character.repeat(Math.max(1, Math.min(least, LONGEST)))
  }
  const known = [...new Set([...parts.map(({ character }) => character), ...USUAL])].slice(0, MOST_CHARACTERS)
  for (const character of known) yield* filled('', character)
  // A lookahead may require another character somewhere.
  for (const one of known) for (const other of known) if (one !== other) yield one.repeat(LONGEST - 1) + other
  for (const one of known) for (const other of known) if (one !== other) yield* filled('', one + other)
}

function* filled(before: string, part: string): Generator<string> {
  const start = before.slice(0, LONGEST - part.length - 1)
  const rest = part.repeat(Math.max(0, Math.floor((LONGEST - before.length - 1) / part.length)))
  for (const end of ENDS) yield start + rest + end
}

interface Part {
  /** A character that it matches. */
  readonly character: string
  readonly least: number
  /** Whether it is on the first way of each choice. */
  readonly isFirst: boolean
}

/** Parts of a pattern, from left to right. */
function partsOf(pattern: string): readonly Part[] {
  const parts: Part[] = []
  let skipped = 0
  for (const [, open, close, or, atom, least] of pattern.matchAll(
    /(\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?)|(\))|(\|)|((?:\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u\w{4}|x\w{2}|c\w|.)|\[(?:\\.|[^\]\\])*\]|[^\\[\]()|{}*+?^$]))(?:\{(\d+))?/gsu,
  )) {
    if (open !== undefined && skipped > 0) skipped += 1
    else if (close !== undefined && skipped > 0) skipped -= 1
    else if (or !== undefined && skipped === 0) skipped = 1
    if (atom === undefined) continue
    const character = characterOf(atom)
    if (character !== undefined) parts.push({ character, least: Number(least ?? 1), isFirst: skipped === 0 })
  }
  return parts
}

function characterOf(atom: string): string | undefined {
  if (atom.length === 1 && atom !== '.') return atom
  const own = Array.from(atom.replaceAll(/\\./g, '') + atom.replaceAll('\\', ''))
  try {
    const matches = new RegExp(`^(?:${atom})$`, 'u')
    return [...USUAL, ...own].find((character) => matches.test(character))
  } catch {
    return undefined
  }
}
