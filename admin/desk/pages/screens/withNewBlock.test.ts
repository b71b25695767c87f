import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../../../../src/build/repositoryRoot.ts'
import { blockTypes } from '../../../../src/format/blocks/Block.ts'
import { checkFiles } from '../../facts/check/checkFiles.ts'
import { withNewBlock } from './withNewBlock.ts'
import { screenTree } from '../../facts/documents/screenTree.ts'

const folder = join(repositoryRoot, 'schemas')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^((screens|copy)\/\w+|settings|choices|dialogs|notices)\.json$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
const screenOf = (id: string) => ({
  format: 1,
  id,
  path: `/${id}`,
  access: 'member',
  title: 'home.title',
  chrome: { header: 'back' },
  body: [{ type: 'text', id: 'first', text: 'home.title' }],
})

it('a new block of every kind is sound where it is put', () => {
  const trials = blockTypes.map((type) => {
    const screen = screenOf(`trial${type}`)
    const text = withNewBlock(`${JSON.stringify(screen, null, 2)}\n`, type, screenTree(screen, {}), screen)
    expect(JSON.parse(text)).toMatchObject({ body: [{ id: 'first' }, { type }] })
    return { path: `screens/trial${type}.json`, text }
  })
  const { issues } = checkFiles([...files, ...trials])
  expect(issues.filter(({ severity, document }) => severity === 'error' && document.includes('trial'))).toEqual([])
})

it('what a new block reads is not taken from the screen', () => {
  const screen = { ...screenOf('trial'), sources: { user: { call: 'getApp' } } }
  const text = withNewBlock(JSON.stringify(screen), 'profile', screenTree(screen, {}), screen)
  expect(JSON.parse(text)).toMatchObject({ sources: { user: { call: 'getApp' } } })
})
