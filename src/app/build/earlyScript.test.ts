import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { earlyScript } from './earlyScript.ts'

const copy = { kor: './copy-kor.json', cn: './copy-cn.json', en: './copy-en.json' }

/** The links that the script puts into a page whose storage answers so. */
function run(getItem: () => string | null) {
  const links: unknown[] = []
  const document = { createElement: (name: string) => ({ name }), head: { append: (link: unknown) => links.push(link) } }
  runInNewContext(earlyScript(copy, 'cn'), { document, localStorage: { getItem } })
  return links
}

it.each([
  ['the chosen language', () => '"en"', './copy-en.json'],
  ['the first language where none was chosen', () => null, './copy-cn.json'],
  ['the first language for one that is not offered', () => '"constructor"', './copy-cn.json'],
  ['the first language for what is no JSON', () => 'en', './copy-cn.json'],
])('has the copy of %s loaded', (_, getItem, href) => {
  expect(run(getItem)).toEqual([{ name: 'link', rel: 'preload', as: 'fetch', crossOrigin: '', href }])
})

it('has the first language loaded where the browser forbids the storage', () => {
  const forbid = () => {
    throw new Error('The operation is insecure.')
  }
  expect(run(forbid)).toMatchObject([{ href: './copy-cn.json' }])
})
