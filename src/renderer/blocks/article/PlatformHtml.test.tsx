// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseHtml } from './parseHtml.ts'
import { PlatformHtml } from './PlatformHtml.tsx'

function show(html: string) {
  const { container } = render(<PlatformHtml html={html} />)
  const article = container.firstElementChild
  if (!article) throw new Error('Nothing was drawn.')
  return article
}

describe('PlatformHtml', () => {
  // React says through the console when a page nests elements as no browser would.
  vi.spyOn(console, 'error').mockImplementation((message: unknown) => {
    throw new Error(String(message))
  })
  afterEach(cleanup)

  it('keeps words, emphasis and lists', () => {
    expect(show('<p>Hello <b>bold</b> <i>soft</i></p><ul>\n<li>one</li>\n<li>two</li></ul>').innerHTML).toBe(
      '<p>Hello <strong>bold</strong> <em>soft</em></p><ul><li>one</li><li>two</li></ul>',
    )
  })

  it('leaves out styles, classes, ids and handlers', () => {
    expect(show('<p style="color:red" class="x" id="y" onclick="alert(1)" data-a="b">text</p>').innerHTML).toBe(
      '<p>text</p>',
    )
  })

  it.each([
    '<script>alert(1)</script>',
    '<style>p{color:red}</style>',
    '<iframe src="https://example.com"></iframe>',
    '<svg><script>alert(1)</script><a href="https://x.example">in</a></svg>',
    '<math><mi>x</mi></math>',
    '<object data="x"><p>inside</p></object>',
    '<template><p>inside</p></template>',
    '<textarea><p>inside</p></textarea>',
    '<noscript><p>inside</p></noscript>',
    '<!-- <p>comment</p> -->',
  ])('drops %s with what is in it', (html) => {
    expect(show(`before${html}after`).innerHTML).toBe('beforeafter')
  })

  it('keeps the words of elements it does not know', () => {
    expect(show('<font color="red">a <blink>b</blink></font><form><button>c</button></form>').innerHTML).toBe('a bc')
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://example.com/',
    '//example.com',
    '/kefu',
    'vbscript:x',
    'https://user:pass@example.com/',
    '#kefu',
    '#/a/../b',
    '#//evil.example',
    'mailto:',
    'mailto:a..b@help.example',
    ' java\nscript:alert(1)',
  ])('shows the words of a link to %j without the link', (href) => {
    expect(show(`<a href="${href}">words</a>`).innerHTML).toBe('words')
  })

  it('opens outside links in a new window that knows nothing of this one', () => {
    show('<a href="https://example.com/a">words</a>')
    const link = screen.getByRole('link')
    expect(link).toHaveAttribute('href', 'https://example.com/a')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('opens a letter to an address', () => {
    show('<a href="mailto:help@help.example?subject=Hello">words</a>')
    expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:help@help.example?subject=Hello')
  })

  it('leads inside the app by the router', () => {
    show('<a href="#/kefu">help</a> <a href="#/abouts?type=5">terms</a>')
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#/kefu', '#/abouts?type=5'])
  })

  it('names a link around a bare picture', () => {
    show('<a href="https://example.com/a"><img src="https://example.com/b.png"></a>')
    expect(screen.getByRole('link', { name: /example\.com/ })).toBeInTheDocument()
  })

  it('puts no link in a link', () => {
    expect(
      show('<a href="https://a.example/">one <span><a href="https://b.example/">two</a></span></a>').querySelectorAll(
        'a a',
      ),
    ).toHaveLength(0)
  })

  it('shows pictures from https and from its own origin', () => {
    const article = show(
      '<img src="https://a.example/p.png" alt="A" width="40" height="x"><img src="demo/p.svg"><img src="http://a.example/p.png"><img src="data:image/png;base64,AA"><img>',
    )
    expect([...article.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual([
      'https://a.example/p.png',
      new URL('demo/p.svg', document.baseURI).href,
    ])
    expect(article.querySelector('img')).toHaveAttribute('width', '40')
    expect(article.querySelector('img')).not.toHaveAttribute('height')
  })

  it('puts the words of a broken picture in its place', () => {
    const article = show('<p><img src="https://a.example/p.png" alt="Rules"></p>')
    fireEvent.error(screen.getByRole('img'))
    expect(article.innerHTML).toBe('<p><span>Rules</span></p>')
  })

  it('completes tables', () => {
    const article = show(
      '<table>\n<tr><th colspan="2">a</th><td rowspan="0">b</td></tr> <tr><td>c</td></tr></table><td>kept</td>',
    )
    expect(article.innerHTML).toBe(
      '<table tabindex="0"><tbody><tr><th colspan="2">a</th><td>b</td></tr><tr><td>c</td></tr></tbody></table>kept',
    )
  })

  it.each([
    [
      'a cell without a row',
      '<table><td>a</td><td>b</td></table>',
      '<table tabindex="0"><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
    ],
    [
      'a cell of a group',
      '<table><tbody><td>a</td><tr><td>b</td></tr></tbody></table>',
      '<table tabindex="0"><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table>',
    ],
    [
      'words between rows',
      'x<table><tr><td>a</td></tr> stray &amp; <b>bold</b> <tr><td>b</td></tr></table>',
      'x stray &amp; <strong>bold</strong><table tabindex="0"><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table>',
    ],
    [
      'a block between cells',
      '<table><tr><td>a</td><p>out</p><td>b</td></tr></table>',
      '<p>out</p><table tabindex="0"><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
    ],
    [
      'words in a lost frame of a table',
      '<table><form>in<tr><td>a</td></tr></form></table>',
      'in<table tabindex="0"><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    [
      'words outside items',
      '<ul>first <b>bold</b><li>a</li>last</ul>',
      '<ul><li data-loose="">first <strong>bold</strong></li><li>a</li><li data-loose="">last</li></ul>',
    ],
    [
      'a list right in a list',
      '<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>',
      '<ul><li>a</li><li data-loose=""><ul><li>b</li></ul></li><li>c</li></ul>',
    ],
    ['items without a list', '<li>a</li><li>b</li>', '<div>a</div><div>b</div>'],
    [
      'a table in a cell',
      '<table><td>a<table><td>b</table>c</td></table>',
      '<table tabindex="0"><tbody><tr><td>a<table tabindex="0"><tbody><tr><td>b</td></tr></tbody></table>c</td></tr></tbody></table>',
    ],
  ])('keeps %s', (_, html, shown) => {
    expect(show(html).innerHTML).toBe(shown)
  })

  it('shows every word that a browser would, however lists and tables are put together', () => {
    const tag = fc.constantFrom(
      'table',
      'tbody',
      'thead',
      'tr',
      'td',
      'th',
      'caption',
      'ul',
      'ol',
      'li',
      'p',
      'b',
      'div',
      'font',
    )
    const piece = fc.oneof(
      tag.map((name) => `<${name}>`),
      tag.map((name) => `</${name}>`),
      fc.constantFrom('one', 'two', ' '),
    )
    const wordsOf = (text: string | null) => (text ?? '').replaceAll(/\s/g, '').length
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const html = pieces.join('')
        const browser = document.createElement('template')
        browser.innerHTML = `<div>${html}</div>`
        const article = show(html)
        expect(wordsOf(article.textContent)).toBe(wordsOf(browser.content.textContent))
        cleanup()
      }),
      { numRuns: 300 },
    )
  })

  it('keeps the groups a table has', () => {
    expect(
      show('<table><tr><td>0</td></tr><thead><tr><th>1</th></tr></thead><tbody><tr><td>2</td></tr></tbody></table>')
        .innerHTML,
    ).toBe(
      '<table tabindex="0"><tbody><tr><td>0</td></tr></tbody><thead><tr><th>1</th></tr></thead><tbody><tr><td>2</td></tr></tbody></table>',
    )
  })

  it('turns a paragraph with a block in it into a plain frame', () => {
    expect(show('<p><b><div>text</div></b></p>').innerHTML).toBe('<div><strong><div>text</div></strong></div>')
  })

  it('fits headings beneath those of the page without gaps', () => {
    show('<h4>a</h4><h1>b</h1><h5>c</h5><h3>d</h3><h1>e</h1>')
    expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H2', 'H2', 'H3', 'H3', 'H2'])
  })

  it('keeps the line breaks of plain text and of preformatted text', () => {
    expect(show('one\ntwo & three').innerHTML).toBe('one\ntwo &amp; three')
    expect(show('<pre>a\n b</pre><p>c\n d</p>').innerHTML).toBe('<pre>a\n b</pre><p>c d</p>')
  })

  it('decodes entities once', () => {
    expect(show('<p>&lt;b&gt; &amp;lt; &nbsp;&#54620;</p>').textContent).toBe('<b> &lt; \u00A0한')
  })

  it('survives what no author wrote', () => {
    for (const html of [
      '<',
      '<p',
      '</p>',
      '</br>',
      '<a href=',
      '<table><table><td>x',
      '<li>x',
      '<p><p></div></span>',
      '\0<b\0>',
    ])
      expect(() => show(html)).not.toThrow()
  })

  it('takes ten times as long over ten times as many unclosed tags, not a hundred times', () => {
    const fastest = (times: number) =>
      Math.min(
        ...Array.from({ length: 15 }, () => {
          const started = performance.now()
          parseHtml('<b>'.repeat(times * 33) + '</i>'.repeat(times * 25))
          parseHtml('<table><tr><td>'.repeat(times * 13))
          return performance.now() - started
        }),
      )
    // Compiled by then.
    fastest(100)
    expect(fastest(1000)).toBeLessThan(30 * fastest(100))
  })

  it('keeps the words behind too many unclosed tags, and drops what is never shown', () => {
    expect(show(`${'<font>'.repeat(1000)}words<svg>hidden</svg><script>hidden</script> and more`).textContent).toBe(
      'words and more',
    )
  })

  it('ends deep nesting and long articles', () => {
    expect(show(`${'<div>'.repeat(20_000)}deep`).textContent).toBe('deep')
    expect(show('<i>x</i>'.repeat(30_000)).querySelectorAll('em').length).toBeLessThanOrEqual(5000)
    expect(show('x'.repeat(300_000)).textContent).toHaveLength(200_000)
  })
})
