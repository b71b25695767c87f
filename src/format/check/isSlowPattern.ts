/** More of them beside one another, and the time a match may take grows too fast with the length of the text. */
const MOST_OPEN_REPEATS = 3

/**
 * Whether a pattern could take for ever on a text of 256 characters: a group that can match in several ways is repeated,
 * what was matched is referred to, or many open repetitions stand in a row. Errs on the side of refusing.
 */
export function isSlowPattern(pattern: string): boolean {
  // What is escaped or in a class is one character; a reference to a group stays as it is.
  const plain = pattern.replace(/\\[^1-9k]/g, 'x').replace(/\[(?:\\.|[^\]])*\]/g, 'x')
  if (/\\[1-9k]/.test(plain)) return true
  if ((plain.match(/[*+]|\{\d+,\}/g)?.length ?? 0) > MOST_OPEN_REPEATS) return true

  // Whether what stands in each open group can match in several ways.
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
