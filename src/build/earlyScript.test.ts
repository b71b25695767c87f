import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { earlyScript } from './earlyScript.ts'

const copy = { kor: './copy-kor.json', cn: './copy-cn.json', en: './copy-en.json' }
const views = [
  { paths: ['/records', '/'], files: ['./list.js'] },
  { paths: ['/deposit', '/records'], files: ['./form.js', './fields.js'] },
]

/** What the script makes of a page with this storage and address: its links, and what is said of its root. */
function run({ getItem = (_key: string): string | null => null, hash = '' }) {
  const links: unknown[] = []
  const root: Readonly<Record<string, string>> = {}
  const document = {
    createElement: () => ({}),
    head: { append: (link: unknown) => links.push(link) },
    documentElement: { dataset: root },
  }
  runInNewContext(earlyScript({ copy, fallback: 'cn', views }), {
    document,
    location: { hash },
    localStorage: { getItem },
  })
  return { links, root }
}

describe('the early script', () => {
  it.each([
    ['the chosen language', '"en"', './copy-en.json'],
    ['the first language where none was chosen', null, './copy-cn.json'],
    ['the first language for one that is not offered', '"constructor"', './copy-cn.json'],
    ['the first language for what is not JSON', 'en', './copy-cn.json'],
  ])('has the copy of %s loaded', (_, stored, href) => {
    expect(run({ getItem: () => stored, hash: '#/mine' }).links).toEqual([
      { rel: 'preload', as: 'fetch', crossOrigin: '', href },
    ])
  })

  it.each([
    ['"light"', { theme: 'light' }],
    ['"dark"', { theme: 'dark' }],
    ['"system"', {}],
    ['"sepia"', {}],
    [null, {}],
  ])('shows the page in the theme kept as %s', (stored, root) => {
    expect(run({ getItem: (key) => (key.endsWith('theme') ? stored : null) }).root).toEqual(root)
  })

  it('has the first language loaded where the browser forbids the storage', () => {
    const getItem = () => {
      throw new Error('The operation is insecure.')
    }
    expect(run({ getItem, hash: '#/mine' }).links).toMatchObject([{ href: './copy-cn.json' }])
  })

  it.each([
    ['', ['./list.js']],
    ['#/records?type=1', ['./list.js', './form.js', './fields.js']],
    ['#/deposit', ['./form.js', './fields.js']],
  ])('has the code of the screen at "%s" loaded', (hash, files) => {
    expect(run({ hash }).links.slice(1)).toEqual(files.map((href) => ({ rel: 'modulepreload', href })))
  })
})
