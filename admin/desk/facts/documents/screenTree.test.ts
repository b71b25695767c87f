import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import english from '../../../../schemas/copy/en.json' with { type: 'json' }
import { repositoryRoot } from '../../../../src/build/repositoryRoot.ts'
import { writtenBlocks } from '../../../../src/format/blocks/placedBlocks.ts'
import { readWrittenOut } from '../../../../src/format/readDocuments.ts'
import { memberOf } from '../../../../src/format/value/isObject.ts'
import { blockAround, blocksOf, listsOf, screenTree } from './screenTree.ts'

const shipped = readWrittenOut(join(repositoryRoot, 'schemas')).files.filter(({ path }) => path.startsWith('screens/'))

it.each(shipped)('the tree of $path has every block, where it is', ({ text }) => {
  const document: unknown = JSON.parse(text)
  const blocks = blocksOf(screenTree(document, english))
  const written = writtenBlocks(memberOf(document, 'body'), ['body'])
  expect(blocks.map(({ id, path }) => ({ id, path }))).toEqual(
    written.map(({ block, path }) => ({ id: block['id'], path })),
  )
  expect(new Set(blocks.map(({ key }) => key)).size).toBe(blocks.length)
})

describe('the tree of a screen', () => {
  const document = {
    body: [
      { id: 'kinds', type: 'tabs', label: 'home.title', items: [{ id: '1', label: 'home.title', body: [{ no: 1 }] }] },
      { id: 'twice', type: 'text' },
      { id: 'twice', type: 'text' },
    ],
  }
  const tree = screenTree(document, { 'home.title': 'Home' })

  it('names lists by their tab and keeps what nobody can read in its place', () => {
    expect(listsOf(tree).map(({ list, holder }) => [list.name, holder?.id])).toEqual([
      [{ kind: 'own' }, undefined],
      [{ kind: 'tab', label: 'Home', number: 1 }, 'kinds'],
    ])
    expect(blocksOf(tree).map(({ key, type }) => [key, type])).toEqual([
      ['kinds', 'tabs'],
      ['/body/0/items/0/body/0', undefined],
      ['/body/1', 'text'],
      ['/body/2', 'text'],
    ])
  })

  it('knows the block around a place', () => {
    expect(blockAround(tree, '/body/0/items/0/label')?.id).toBe('kinds')
    expect(blockAround(tree, '/title')).toBeUndefined()
  })

  it('is empty for what is not a document', () => {
    expect(screenTree('no', {}).blocks).toEqual([])
  })
})
