import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readDocuments } from '../readDocuments.ts'
import { helpAt } from './helpAt.ts'

const { files, host } = readDocuments(resolve(import.meta.dirname, '../../../schemas'))
const PATH = 'screens/recharge.json'

/** Help at the `|` in the text. */
function help(marked: string) {
  const offset = marked.indexOf('|')
  const text = marked.replace('|', '')
  return {
    text,
    ...helpAt(
      files.map((file) => (file.path === PATH ? { path: PATH, text } : file)),
      host,
      PATH,
      offset,
    ),
  }
}

const labels = (marked: string) => help(marked).options.map(({ label }) => label)

/** The text after an option was taken, with `|` where the cursor is. */
function taken(marked: string, label: string): string {
  const { text, from, to, options } = help(marked)
  const option = options.find((each) => each.label === label)
  if (!option) throw new Error(`${label} is not offered.`)
  const inserted = `${option.insert.slice(0, option.cursor)}|${option.insert.slice(option.cursor)}`
  return `${text.slice(0, from)}${inserted}${text.slice(to)}`
}

describe('an editor of a screen offers', () => {
  it('the keys that are not there yet, however unsound the text is', () => {
    const offered = labels('{ "format": 1, "id": "x", | ')
    expect(offered).toEqual(expect.arrayContaining(['path', 'title', 'body', 'sources']))
    expect(offered).not.toContain('format')
    expect(labels('{ "t|')[0]).toBe('title')
    expect(labels('{ tit|')[0]).toBe('title')
  })

  it('a key with the beginning of its value', () => {
    expect(taken('{ "bo|" }', 'body')).toBe('{ "body": [|] }')
    expect(taken('{ "|', 'sources')).toBe('{ "sources": {|}')
    expect(taken('{ "titl|"', 'title')).toBe('{ "title": "|"')
    expect(taken('{ "titl|": "x" }', 'title')).toBe('{ "title"|: "x" }')
    expect(taken('{ | }', 'format')).toBe('{ "format": 1| }')
  })

  it('what a value may be', () => {
    expect(labels('{ "access": "|" }')).toEqual(['visitor', 'member', 'agent'])
    expect(taken('{ "access": "vi|" }', 'visitor')).toBe('{ "access": "visitor"| }')
    expect(labels('{ "cached": | }')).toEqual(['true', 'false'])
  })

  it('the kinds of blocks and actions, and then the keys of the one that is chosen', () => {
    expect(labels('{ "body": [{ "id": "a", "type": "|" }] }')).toEqual(
      expect.arrayContaining(['list', 'form', 'tabs', 'text']),
    )
    expect(labels('{ "body": [{ | }] }')).toEqual(['type'])
    const list = labels('{ "body": [{ "type": "list", | }] }')
    expect(list).toEqual(expect.arrayContaining(['source', 'row', 'empty']))
    expect(list).not.toContain('schema')
    expect(labels('{ "enter": [{ "|" }] }')).toEqual(expect.arrayContaining(['call', 'go', 'toast', 'open']))
    expect(labels('{ "enter": [{ "call": "logoff", | }] }')).toContain('with')
  })

  it('calls, copy keys, routes, lists, settings, and the sources and popups of the screen', () => {
    expect(labels('{ "sources": { "range": { "call": "getPayR|" } } }')[0]).toBe('getPayRange')
    expect(labels('{ "title": "recharge.ti|" }')[0]).toBe('recharge.title')
    expect(labels('{ "enter": [{ "go": "/rech|" }] }')).toContain('/rechargeRecord')
    expect(
      labels('{ "sources": { "mine": { "call": "getBalanceList" } }, "body": [{ "type": "list", "source": "|" }] }'),
    ).toEqual(['mine'])
    expect(labels('{ "body": [{ "id": "menu", "type": "popup" }], "enter": [{ "open": { "popup": "|" } }] }')).toEqual([
      'menu',
    ])
    expect(labels('{ "body": [{ "type": "text", "when": "=settings.recharge.bank|" }] }')).toContain(
      '=settings.recharge.bank.on',
    )
  })

  it('no popup before it has a name', () => {
    expect(
      labels(
        '{ "body": [{ "type": "popup" }, { "id": "menu", "type": "popup" }], "enter": [{ "open": { "popup": "|" } }] }',
      ),
    ).toEqual(['menu'])
  })

  it('nothing where nothing is known', () => {
    expect(labels('{ "nonsense": { "|" } }')).toEqual([])
    expect(labels('{ "id": "|" }')).toEqual([])
  })
})

describe('an editor of a screen explains', () => {
  it('a key and what its value may be', () => {
    expect(help('{ "acc|ess": "member" }').about).toEqual([
      'Who may open the screen.',
      'One of "visitor", "member", "agent".',
    ])
    expect(help('{ "access": "mem|ber" }').about[0]).toBe('Who may open the screen.')
    const { text, from, to } = help('{ "acc|ess": "member" }')
    expect(text.slice(from, to)).toBe('"access"')
  })

  it('a text in every language, a call by what it does, a block by its kind', () => {
    expect(help('{ "title": "recharge.ti|tle" }').about).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^kor: /),
        expect.stringMatching(/^cn: /),
        expect.stringMatching(/^en: /),
      ]),
    )
    expect(help('{ "sources": { "a": { "call": "getPay|Range" } } }').about.length).toBeGreaterThan(1)
    expect(help('{ "body": [{ "type": "li|st" }] }').about).not.toEqual([])
  })

  it('nothing between words', () => {
    expect(help('{ "access": "member", |  }').about).toEqual([])
  })
})

it('has an answer wherever one writes in the shipped screens', () => {
  for (const { path, text } of files.filter((file) => file.path.startsWith('screens/')))
    for (let offset = 0; offset <= text.length; offset += 997)
      expect(helpAt(files, host, path, offset).to).toBeLessThanOrEqual(text.length)
})
