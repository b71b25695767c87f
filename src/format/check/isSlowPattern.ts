/** Characters that a text with a pattern has at most. */
const LONGEST_TEXT = 256
/** Ways to share a text out among the repetitions of a pattern: a phone tries so many in some tenths of a second. */
const MOST_WAYS = 3_000_000

/**
 * Whether a pattern could take for ever on a text of 256 characters: a group that can match in several ways is
 * repeated, what was matched is referred to, or the repetitions and choices in a row can share a text out in too many
 * ways. Errs on the side of refusing.
 */
export function isSlowPattern(pattern: string): boolean {
  // What is escaped or in a class is one character; a reference to a group stays as it is.
  const plain = pattern.replace(/\\[^1-9k]/g, 'x').replace(/\[(?:\\.|[^\]])*\]/g, 'x')
  if (/\\[1-9k]/.test(plain)) return true
  if (waysToMatch(plain) > MOST_WAYS) return true

  // Whether the content of each open group can match in several ways.
  const groups: boolean[] = [false]
  for (let at = 0; at < plain.length; at += 1) {
    const rest = plain.slice(at)
    if (rest.startsWith('(')) {
      groups.push(false)
      at += /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(rest)?.[0].length ?? 1
      at -= 1
    } else if (rest.startsWith(')')) {
      const isOpen = groups.pop() === true
      if (isOpen && /^\)(?:[*+]|\{)/.test(rest)) return true
      if (isOpen || /^\)(?:[*+?]|\{)/.test(rest)) markLast(groups)
    } else if (/^(?:[*+?|]|\{\d)/.test(rest)) markLast(groups)
  }
  return false
}

function markLast(groups: boolean[]): void {
  if (groups.length > 0) groups[groups.length - 1] = true
}

/**
 * How many ways there are at most to share the longest text out among the repetitions and choices, from each place
 * where a match may begin.
 */
function waysToMatch(plain: string): number {
  const bare = plain.replace(/\((?:\?(?:[:=!]|<[=!]|<\w+>))?/g, '(')
  let [ways, shares, repeats] = [1, 1, 0]
  for (const [sign, least, most] of bare.matchAll(/\{(\d+)(?:,(\d*))?\}\??|[*+?]\??/g)) {
    const spread = spreadOf(sign, least, most)
    if (spread === 1) continue
    repeats += 1
    ways *= spread
    // What one repetition takes, the others cannot.
    shares *= (LONGEST_TEXT + repeats) / repeats
  }
  return Math.min(ways, shares) * choicesIn(bare) * (isAnchored(bare) ? 1 : LONGEST_TEXT)
}

/** In how many ways all choices in a row can be made: each group has its alternatives. */
function choicesIn(bare: string): number {
  const open: number[] = [1]
  let choices = 1
  for (const sign of bare) {
    if (sign === '(') open.push(1)
    else if (sign === '|') open.push((open.pop() ?? 0) + 1)
    else if (sign === ')') choices *= open.pop() ?? 1
  }
  return open.reduce((product, alternatives) => product * alternatives, choices)
}

/** How many different lengths a repetition can have. */
function spreadOf(sign: string, least: string | undefined, most: string | undefined): number {
  if (least === undefined) return sign.startsWith('?') ? 2 : LONGEST_TEXT
  const end = most === undefined ? least : most
  return Math.max(
    1,
    Math.min(end === '' ? LONGEST_TEXT : Number(end), LONGEST_TEXT) - Math.min(Number(least), LONGEST_TEXT) + 1,
  )
}

/** Whether a match can only begin with the text. */
function isAnchored(bare: string): boolean {
  let flat = bare
  for (let before = ''; before !== flat;) {
    before = flat
    flat = flat.replace(/\([^()]*\)/g, 'x')
  }
  return flat.split('|').every((branch) => branch.startsWith('^'))
}
