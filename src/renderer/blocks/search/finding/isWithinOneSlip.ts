/**
 * Whether `letters` go on from `at` as `typed`, with one letter of it too many, missing, wrong or swapped with the next.
 * What comes after does not count: a name is found before it is typed to its end.
 */
export function isWithinOneSlip(typed: string, letters: string, at: number): boolean {
  const same = sameLetters(typed, 0, letters, at)
  const next = at + same
  const goesOn = (from: number, to: number) => from + sameLetters(typed, from, letters, to) >= typed.length
  const isSwapped = typed[same] === letters[next + 1] && typed[same + 1] === letters[next]
  return (
    same === typed.length ||
    goesOn(same + 1, next) ||
    goesOn(same, next + 1) ||
    (next < letters.length && goesOn(same + 1, next + 1)) ||
    (isSwapped && goesOn(same + 2, next + 2))
  )
}

/** How many letters are the same from there on. Tens of thousands of times a key: nothing is cut out of the texts. */
function sameLetters(typed: string, from: number, letters: string, at: number): number {
  let count = 0
  while (from + count < typed.length && typed.charCodeAt(from + count) === letters.charCodeAt(at + count)) count += 1
  return count
}
