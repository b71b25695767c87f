import { expect, it } from 'vitest'
import { compileDocuments } from './compileDocuments.ts'
import { viewFilesOf } from './viewFilesOf.ts'

const chunk = (fileName: string, imports: readonly string[] = [], view = '') => ({
  type: 'chunk',
  fileName,
  imports,
  isEntry: fileName === 'index.js',
  moduleIds: view === '' ? [] : ['/repository/src/ui/Page.tsx', `/repository/src/renderer/blocks/${view}`],
})
const chunks = [
  chunk('index.js', ['start.js']),
  chunk('start.js'),
  chunk('shared.js', ['start.js']),
  chunk('ListView.js', ['start.js', 'shared.js'], 'list/ListView.tsx'),
  chunk('FormView.js', ['shared.js'], 'form/FormView.tsx'),
]
const bundle = Object.fromEntries(chunks.map((file) => [file.fileName, file]))

it('names the files of lists and forms that the start does not bring, and the screens that show them', () => {
  const { release } = compileDocuments()
  if (!release) throw new Error('The documents are not sound.')
  const [list, form] = viewFilesOf(release, bundle)
  expect(list?.files).toEqual(['./ListView.js', './shared.js'])
  expect(form?.files).toEqual(['./FormView.js', './shared.js'])
  expect(list?.paths).toEqual(expect.arrayContaining(['/transRecord', '/betRecord']))
  expect(list?.paths).not.toContain('/recharge')
  // Within tabs, too.
  expect(form?.paths).toEqual(expect.arrayContaining(['/recharge', '/login']))
  expect(form?.paths).not.toContain('/transRecord')
})

it('names nothing of a build without them', () => {
  const { release } = compileDocuments()
  expect(release && viewFilesOf(release, { 'index.js': chunk('index.js') })).toEqual([])
})
