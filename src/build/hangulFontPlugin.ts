import type { Plugin } from 'vite'

type Span = readonly [from: number, to: number]

/** Han, its radicals and its punctuation, and what is as wide as it: ours are read in Chinese as well. */
const HAN: readonly Span[] = [
  [0x2e80, 0x2fdf],
  [0x3000, 0x303f],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe4f],
  [0xff00, 0xffef],
  [0x20000, 0x3ffff],
]

/**
 * Takes Han out of the faces of Pretendard, which draws it as Koreans write it: the device's own fonts draw Chinese. A
 * slice that has only Han is left out of the build.
 */
export function hangulFont(): Plugin {
  return {
    name: 'playbill-hangul-font',
    enforce: 'pre',
    transform: {
      filter: { id: /\/pretendard\/.*\.css/ },
      handler: (code) => ({ code: withoutHan(code), map: null }),
    },
  }
}

/** The faces of a style sheet without the characters of Han, and without those that had no others. */
export function withoutHan(css: string): string {
  return css.replaceAll(/@font-face\s*\{[^}]*\}/g, (face) => {
    const declared = /unicode-range:\s*([^;]+);/.exec(face)
    if (declared?.[1] === undefined) return face
    const left = declared[1].split(',').map(readSpan).flatMap(outsideHan)
    return left.length === 0 ? '' : face.replace(declared[1], left.map(writeSpan).join(', '))
  })
}

function readSpan(text: string): Span {
  const [from = '', to = from] = text.trim().replace(/^U\+/i, '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}

const writeSpan = ([from, to]: Span): string => `U+${from.toString(16)}${from === to ? '' : `-${to.toString(16)}`}`

function outsideHan(span: Span): readonly Span[] {
  return HAN.reduce<readonly Span[]>(
    (left, [first, last]) =>
      left.flatMap(([from, to]): readonly Span[] =>
        [[from, Math.min(to, first - 1)] as const, [Math.max(from, last + 1), to] as const].filter(
          ([from, to]) => from <= to,
        ),
      ),
    [span],
  )
}
