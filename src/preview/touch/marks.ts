/**
 * A text of the documents says where it is from by characters that nobody sees, in front of each of its paragraphs: at
 * its start, as the end decides on Korean particles.
 */
const EDGE = '\u2063'
const [ZERO, ONE] = ['\u200C', '\u200D']
const MARK = new RegExp(`${EDGE}([${ZERO}${ONE}]+)${EDGE}`, 'g')

/** Origin of a text: a copy key, or a notice. */
export type Marked = { readonly text: string } | { readonly notice: string }

export interface Marks {
  /** The text with its mark; an empty one stays empty. */
  readonly put: (text: string, of: Marked) => string
  /** The text without marks, and what it is of, outermost first; undefined where nothing is marked. */
  readonly take: (text: string) => { readonly text: string; readonly of: readonly Marked[] } | undefined
}

export function createMarks(): Marks {
  const known: Marked[] = []
  const numbers = new Map<string, number>()

  function numberOf(of: Marked): number {
    const name = JSON.stringify(of)
    const number = numbers.get(name) ?? known.push(of) - 1
    numbers.set(name, number)
    return number
  }

  return {
    put(text, of) {
      if (text.trim() === '') return text
      const bits = numberOf(of).toString(2).replaceAll('0', ZERO).replaceAll('1', ONE)
      return text.replaceAll(/(^|\n[ \t]*\n\s*)(?=\S)/g, `$1${EDGE}${bits}${EDGE}`)
    },
    take(text) {
      if (!text.includes(EDGE)) return undefined
      const of = [...text.matchAll(MARK)].flatMap(([, bits = '']) => {
        const marked = known[Number.parseInt(bits.replaceAll(ZERO, '0').replaceAll(ONE, '1'), 2)]
        return marked === undefined ? [] : [marked]
      })
      return { text: text.replaceAll(MARK, ''), of: [...new Set(of)] }
    },
  }
}
