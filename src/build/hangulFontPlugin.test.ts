import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withoutHan } from './hangulFontPlugin.ts'
import { repositoryRoot } from './repositoryRoot.ts'

const face = (range: string) => `@font-face {\n\tsrc: url(./a.woff2);\n\tunicode-range: ${range};\n}`

describe('the font of the desk', () => {
  it('keeps Hangul, Latin and figures, and has no Han', () => {
    expect(withoutHan(face('U+ac00-ac02, U+4e00, U+41-5a, U+3001'))).toBe(face('U+ac00-ac02, U+41-5a'))
  })

  it('cuts a range that reaches into Han', () => {
    expect(withoutHan(face('U+33ff-3401, U+9ffe-a001'))).toBe(face('U+33ff, U+a000-a001'))
  })

  it('leaves a face out that has Han alone, and the others as they are', () => {
    expect(withoutHan(`${face('U+4e00-4eff, U+5f00')}\n${face('U+d7a3')}`)).toBe(`\n${face('U+d7a3')}`)
    expect(withoutHan('@font-face { src: url(./a.woff2) }')).toBe('@font-face { src: url(./a.woff2) }')
  })

  it('has every syllable of Hangul in the slices of the package', () => {
    const path = 'node_modules/pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'
    const css = withoutHan(readFileSync(join(repositoryRoot, path), 'utf8'))
    const has = new Set(
      [...css.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/g)].flatMap(([, from = '', to = from]) => {
        const first = Number.parseInt(from, 16)
        return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index)
      }),
    )
    const all = Array.from({ length: 0xd7a3 - 0xac00 + 1 }, (_, index) => 0xac00 + index)
    expect(all.filter((each) => !has.has(each))).toEqual([])
    const isThere = ['a', '9', '中', '。'].map((each) => has.has(each.codePointAt(0) ?? 0))
    expect(isThere).toEqual([true, true, false, false])
  })
})
