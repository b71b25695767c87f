import { describe, expect, it } from 'vitest'
import { allowInline, inlinePartsOf } from './inlineParts.ts'

/** Of `run()` and of `b{}`, by `openssl dgst -sha256 -binary | base64`. */
const run = "'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='"
const style = "'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='"

describe('what stands in a page', () => {
  it('is allowed by its hash, each script and style by itself', () => {
    expect(inlinePartsOf('<script>run()</script><style>b{}</style><style media="print">b{}</style>')).toEqual({
      scripts: [run],
      styles: [style, style],
    })
  })

  it('is not what the page only names', () => {
    const page = '<script type="module" crossorigin src="./index.js"></script><link rel="stylesheet" href="./a.css">'
    expect(inlinePartsOf(page)).toEqual({ scripts: [], styles: [] })
  })

  it('opens nothing else in a policy', () => {
    const policy = "default-src 'none';script-src 'self';style-src 'self';require-trusted-types-for 'script'"
    expect(allowInline(policy, { scripts: [run], styles: [style] })).toBe(
      `default-src 'none';script-src 'self' ${run};style-src 'self' ${style};require-trusted-types-for 'script'`,
    )
    expect(allowInline(policy, { scripts: [], styles: [] })).toBe(policy)
  })
})
