import { describe, expect, it } from 'vitest'
import { copyOfBlock, freshId, idsIn } from './copyOfBlock.ts'

const block = {
  id: 'menu',
  type: 'section',
  when: "=form.amount.bank == '1' && 'form.amount' != ''",
  body: [
    { id: 'amount', type: 'form' },
    { id: 'open2', type: 'buttons', items: [{ label: 'a.b', do: [{ open: { popup: 'sheet' } }] }] },
    { id: 'sheet', type: 'popup', title: 'menu', body: [] },
    { id: 'kinds', type: 'tabs', items: [{ id: 'menu', body: [] }] },
  ],
}
const document = { body: [block, { id: 'menu2', type: 'text' }] }

describe('a copy of a block', () => {
  const copy = copyOfBlock(block, document)

  it('has new ids, also inside', () => {
    expect([...idsIn({ body: [copy] })]).toEqual(['menu3', 'amount2', 'open', 'sheet2', 'kinds2'])
  })

  it('refers to its own blocks, and leaves texts and the values of tabs alone', () => {
    expect(copy).toMatchObject({
      when: "=form.amount2.bank == '1' && 'form.amount' != ''",
      body: [
        {},
        { items: [{ label: 'a.b', do: [{ open: { popup: 'sheet2' } }] }] },
        { title: 'menu' },
        { items: [{ id: 'menu' }] },
      ],
    })
  })
})

it('a fresh id counts on from the one that it is like', () => {
  expect(freshId('news', new Set())).toBe('news')
  expect(freshId('news2', new Set(['news', 'news2']))).toBe('news3')
})
