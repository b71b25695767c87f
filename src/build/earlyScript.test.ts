import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { earlyScript } from './earlyScript.ts'

const copy = { kor: './copy-kor.json', cn: './copy-cn.json', en: './copy-en.json' }
const views = [
  { paths: ['/records', '/'], files: ['./list.js'] },
  { paths: ['/deposit', '/records'], files: ['./form.js', './fields.js'] },
]

/** The links that the script puts into a page with this storage and address. */
function run({ getItem = (): string | null => null, hash = '' }) {
  const links: unknown[] = []
  const document = { createElement: () => ({}), head: { append: (link: unknown) => links.push(link) } }
  runInNewContext(earlyScript({ copy, fallback: 'cn', views }), {
    document,
    location: { hash },
    localStorage: { getItem },
  })
  return links
}

describe('the early script', () => {
  it.each([
    ['the chosen language', '"en"', './copy-en.json'],
    ['the first language where none was chosen', null, './copy-cn.json'],
    ['the first language for one that is not offered', '"constructor"', './copy-cn.json'],
    ['the first language for what is not JSON', 'en', './copy-cn.json'],
  ])('has the copy of %s loaded', (_, stored, href) => {
    expect(run({ getItem: () => stored, hash: '#/mine' })).toEqual([
      { rel: 'preload', as: 'fetch', crossOrigin: '', href },
    ])
  })

  it('has the first language loaded where the browser forbids the storage', () => {
    const getItem = () => {
      throw new Error('The operation is insecure.')
    }
    expect(run({ getItem, hash: '#/mine' })).toMatchObject([{ href: './copy-cn.json' }])
  })

  it.each([
    ['', ['./list.js']],
    ['#/records?type=1', ['./list.js', './form.js', './fields.js']],
    ['#/deposit', ['./form.js', './fields.js']],
  ])('has the code of the screen at "%s" loaded', (hash, files) => {
    expect(run({ hash }).slice(1)).toEqual(files.map((href) => ({ rel: 'modulepreload', href })))
  })
})
