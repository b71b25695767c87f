import { describe, expect, it } from 'vitest'
import { compileDocuments, schemasFolder } from './compileDocuments.ts'
import { frameMarkup, frameStyle } from './pageFrame.ts'
import { screenFrames } from './screenFrames.ts'

const { release } = compileDocuments(schemasFolder)
if (release === undefined) throw new Error('The documents have errors.')

describe('the frame of the page', () => {
  it('has the tabs of the settings, in all languages, and is hidden from screen readers', () => {
    const markup = frameMarkup(release)
    expect(markup).toMatch(/^<div class="frame" aria-hidden="true">/)
    expect(markup.match(/<nav>.*<\/nav>/)?.[0].match(/<span>/g)).toHaveLength(5)
    expect(markup).toContain('<b lang="ko">고객센터</b><b lang="zh-CN">客服</b><b lang="en">Support</b>')
    expect(markup).not.toMatch(/style=|<script| on[a-z]+="|<svg[^>]*><\/svg>/)
  })

  it('names only what its style knows', () => {
    const style = frameStyle()
    const named = screenFrames(release).flatMap(({ frame }) => frame.split(' '))
    expect(named.length).toBeGreaterThan(100)
    expect(new Set(named.filter((word) => word !== 'none' && !style.includes(`[data-frame~=${word}]`)))).toEqual(
      new Set(),
    )
    expect(screenFrames(release)).toContainEqual({ path: '/', frame: 'home tabs front' })
    expect(screenFrames(release)).toContainEqual({ path: '/recharge', frame: 'back fields' })
  })

  it('writes its colours for browsers that do not know light-dark()', () => {
    expect(frameStyle()).not.toContain('light-dark(')
  })
})
