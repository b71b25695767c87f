import { Big } from 'big.js'
import { expect, it, vi } from 'vitest'
import { createTeamTree, type TeamTree } from './createTeamTree.ts'
import type { TeamMember } from './TeamMember.ts'

const someone = (id: string, more: Partial<TeamMember> = {}): TeamMember => ({
  id,
  username: `user${id}`,
  balance: new Big(100),
  pid: '',
  noChild: false,
  ...more,
})

/** A team by parent; what is not named cannot be read. */
function treeOf(team: Record<string, readonly TeamMember[]>) {
  const read = vi.fn<(pid: string) => Promise<readonly TeamMember[]>>(async (pid) => {
    const found = team[pid]
    if (!found) throw new Error('no answer')
    return Promise.resolve(found)
  })
  const tree = createTeamTree(read)
  tree.start()
  return { tree, read, team }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))
const lines = (tree: TeamTree) =>
  tree.getSnapshot().rows.map(({ member, level, state }) => `${'  '.repeat(level - 1)}${member.id} ${state}`)

it('reads the first level at the start and says so', async () => {
  const { tree } = treeOf({ '': [someone('1'), someone('2', { noChild: true })] })
  expect(tree.getSnapshot()).toMatchObject({ state: 'loading', rows: [] })
  await settle()
  expect(tree.getSnapshot().state).toBe('ready')
  expect(lines(tree)).toEqual(['1 closed', '2 leaf'])
})

it('can start again after the first level could not be read', async () => {
  const { tree, team } = treeOf({})
  await settle()
  expect(tree.getSnapshot()).toMatchObject({ state: 'failed', failure: new Error('no answer'), rows: [] })
  team[''] = []
  tree.start()
  expect(tree.getSnapshot().state).toBe('loading')
  await settle()
  expect(tree.getSnapshot()).toMatchObject({ state: 'ready', rows: [] })
})

it('reveals a row it has not read, level by level, and says when it is not there', async () => {
  const { tree, read } = treeOf({
    '': [someone('1'), someone('2')],
    '1': [someone('11')],
    '11': [someone('111', { noChild: true })],
  })
  await settle()
  await expect(tree.reveal('/1/11/111')).resolves.toBe(true)
  expect(lines(tree)).toEqual(['1 open', '  11 open', '    111 leaf', '2 closed'])
  expect(tree.pathTo('/1/11/111').map(({ member }) => member.id)).toEqual(['1', '11', '111'])
  expect(read.mock.calls).toEqual([[''], ['1'], ['11']])
  await expect(tree.reveal('/1/12/121')).resolves.toBe(false)
  await expect(tree.reveal('/9/91')).resolves.toBe(false)
  expect(tree.find('11').map(({ key }) => key)).toEqual(['/1/11', '/1/11/111'])
  expect(tree.count()).toBe(4)
})

it('opens a row by its id, and closes it with all below', async () => {
  const { tree, read } = treeOf({
    '': [someone('1'), someone('2')],
    '1': [someone('11')],
    '11': [someone('111', { noChild: true })],
  })
  await settle()
  tree.open('/1')
  expect(lines(tree)).toEqual(['1 opening', '2 closed'])
  await settle()
  tree.open('/1/11')
  await settle()
  expect(lines(tree)).toEqual(['1 open', '  11 open', '    111 leaf', '2 closed'])
  expect(read.mock.calls).toEqual([[''], ['1'], ['11']])
  expect(tree.getSnapshot().rows[2]).toMatchObject({ parent: '/1/11', place: 1, siblings: 1 })
  tree.close('/1')
  expect(lines(tree)).toEqual(['1 closed', '2 closed'])
})

it('does nothing for a member with nobody below', async () => {
  const { tree, read } = treeOf({ '': [someone('1', { noChild: true })] })
  await settle()
  tree.open('/1')
  expect(lines(tree)).toEqual(['1 leaf'])
  expect(read).toHaveBeenCalledTimes(1)
})

it('makes a leaf of a member who turns out to have nobody below', async () => {
  const { tree } = treeOf({ '': [someone('1')], '1': [] })
  await settle()
  tree.open('/1')
  await settle()
  expect(lines(tree)).toEqual(['1 leaf'])
})

it('takes those the platform sent along, without asking first', async () => {
  const { tree } = treeOf({ '': [someone('1', { children: [someone('11')] })] })
  await settle()
  tree.open('/1')
  expect(lines(tree)).toEqual(['1 open', '  11 closed'])
})

it('keeps a failure to its row and tries that one again', async () => {
  const { tree, team } = treeOf({ '': [someone('1'), someone('2')] })
  await settle()
  tree.open('/1')
  await settle()
  expect(lines(tree)).toEqual(['1 failed', '2 closed'])
  team['1'] = [someone('11')]
  tree.open('/1')
  await settle()
  expect(lines(tree)).toEqual(['1 open', '  11 closed', '2 closed'])
})

it('shows whom it knows when a row is opened again, then whom the platform names now', async () => {
  const { tree, team } = treeOf({ '': [someone('1')], '1': [someone('11'), someone('12')], '12': [someone('121')] })
  await settle()
  tree.open('/1')
  await settle()
  tree.open('/1/12')
  await settle()
  tree.close('/1')
  team['1'] = [someone('13'), someone('12', { balance: new Big(250) })]
  tree.open('/1')
  expect(lines(tree)).toEqual(['1 open', '  11 closed', '  12 open', '    121 closed'])
  await settle()
  expect(lines(tree)).toEqual(['1 open', '  13 closed', '  12 open', '    121 closed'])
  expect(tree.getSnapshot().rows[2]?.member.balance.toFixed()).toBe('250')
})

it('stays with whom it knows when a second read fails', async () => {
  const { tree, team } = treeOf({ '': [someone('1')], '1': [someone('11')] })
  await settle()
  tree.open('/1')
  await settle()
  tree.close('/1')
  delete team['1']
  tree.open('/1')
  await settle()
  expect(lines(tree)).toEqual(['1 open', '  11 closed'])
})

it('is open again when it was closed while its answer was on the way', async () => {
  const { tree, read } = treeOf({ '': [someone('1')], '1': [someone('11')] })
  await settle()
  tree.open('/1')
  tree.close('/1')
  tree.open('/1')
  await settle()
  expect(lines(tree)).toEqual(['1 open', '  11 closed'])
  expect(read).toHaveBeenCalledTimes(2)
})

it('keeps apart a member who is in two places, and shows one who is sent twice once', async () => {
  const { tree } = treeOf({ '': [someone('1'), someone('2'), someone('2')], '1': [someone('2')], '2': [] })
  await settle()
  tree.open('/1')
  await settle()
  expect(tree.getSnapshot().rows.map(({ key }) => key)).toEqual(['/1', '/1/2', '/2'])
  tree.open('/1/2')
  await settle()
  expect(lines(tree)).toEqual(['1 open', '  2 leaf', '2 closed'])
})

it('changes only the rows that something happened to', async () => {
  const { tree } = treeOf({ '': [someone('1'), someone('2')], '1': [someone('11')] })
  await settle()
  const [, second] = tree.getSnapshot().rows
  tree.open('/1')
  await settle()
  expect(tree.getSnapshot().rows[2]).toBe(second)
})
