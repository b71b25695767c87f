// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Big } from 'big.js'
import { describe, expect, it } from 'vitest'
import { RendererProvider } from '../../renderer/screen/RendererProvider.tsx'
import { createTestHost, failure, type TestHost } from '../../renderer/testing/createTestHost.ts'
import { AgentTree } from './AgentTree.tsx'
import type { TeamMember } from './TeamMember.ts'

const someone = (id: string, more: Partial<TeamMember> = {}): TeamMember => ({
  id,
  username: `user${id}`,
  balance: new Big(1200),
  pid: '',
  noChild: false,
  ...more,
})

function show(team: Readonly<Record<string, readonly TeamMember[]>>, find = ''): TestHost {
  const host = createTestHost({
    answers: {
      getAgentChildren: ({ pid }) => {
        const found = team[String(pid)]
        if (!found) throw failure('network')
        return found
      },
    },
  })
  render(
    <RendererProvider host={host}>
      <AgentTree props={{ find }} />
    </RendererProvider>,
  )
  return host
}

const item = async (name: string) => screen.findByRole('treeitem', { name: new RegExp(`^${name}(?![0-9])`) })
const shown = () => screen.getAllByRole('treeitem').map((row) => row.textContent)

it('shows the members directly below, with name and balance', async () => {
  show({ '': [someone('1'), someone('2', { noChild: true })] })
  expect(await item('user1')).toHaveTextContent('₩1,200')
  expect(await item('user1')).toHaveAttribute('aria-expanded', 'false')
  expect(await item('user2')).not.toHaveAttribute('aria-expanded')
  expect(screen.getByRole('tree', { name: 'agent.tree' })).toBeVisible()
})

it('says that nobody is below yet', async () => {
  show({ '': [] })
  expect(await screen.findByText('agent.empty')).toBeVisible()
})

it('offers to try again when the team cannot be read', async () => {
  const team: Record<string, readonly TeamMember[]> = {}
  show(team)
  const retry = await screen.findByRole('button')
  team[''] = [someone('1')]
  fireEvent.click(retry)
  expect(await item('user1')).toBeVisible()
})

it('says in the words of the platform that it refuses, and offers nothing that cannot help', async () => {
  const host = createTestHost({
    answers: { getAgentChildren: () => Promise.reject(failure('refused', 'Agents are under review')) },
  })
  render(
    <RendererProvider host={host}>
      <AgentTree props={{ find: '' }} />
    </RendererProvider>,
  )
  expect(await screen.findByText('Agents are under review')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByText('error.network')).toBeNull()
})

it('says in the words of the platform that it does not name the members below one', async () => {
  const host = show({ '': [someone('1')] })
  await item('user1')
  host.answer('getAgentChildren', () => Promise.reject(failure('refused', 'Not one of yours')))
  fireEvent.click(await item('user1'))
  expect(await screen.findByText('Not one of yours')).toBeVisible()
})

it('opens a member by its id on a tap, keeps a failure to that row, and reads it again on the next tap', async () => {
  const team: Record<string, readonly TeamMember[]> = { '': [someone('1'), someone('2')] }
  const host = show(team)
  fireEvent.click(await item('user1'))
  expect(await screen.findByText('agent.rowFailed')).toBeVisible()
  team['1'] = [someone('11', { noChild: true })]
  fireEvent.click(await item('user1'))
  expect(await item('user11')).toHaveAttribute('aria-level', '2')
  expect(host.callsOf('getAgentChildren').map(({ params }) => params)).toEqual([
    { pid: '' },
    { pid: '1' },
    { pid: '1' },
  ])
  fireEvent.click(await item('user11'))
  expect(host.callsOf('getAgentChildren')).toHaveLength(3)
})

it('is walked by keys alone, with one stop for the Tab key', async () => {
  show({ '': [someone('1'), someone('2')], '1': [someone('11'), someone('12')] })
  const first = await item('user1')
  act(() => first.focus())
  fireEvent.keyDown(first, { key: 'ArrowRight' })
  await item('user11')
  fireEvent.keyDown(first, { key: 'ArrowRight' })
  expect(await item('user11')).toHaveFocus()
  fireEvent.keyDown(document.activeElement ?? first, { key: 'ArrowDown' })
  expect(await item('user12')).toHaveFocus()
  fireEvent.keyDown(document.activeElement ?? first, { key: 'ArrowLeft' })
  expect(first).toHaveFocus()
  fireEvent.keyDown(first, { key: 'ArrowLeft' })
  await waitFor(() => expect(shown()).toHaveLength(2))
  fireEvent.keyDown(first, { key: 'u' })
  expect(await item('user2')).toHaveFocus()
  expect(screen.getAllByRole('treeitem').filter((row) => row.tabIndex === 0)).toHaveLength(1)
})

it('goes on from the row that a screen reader put the focus on', async () => {
  show({ '': [someone('1'), someone('2'), someone('3')] })
  const second = await item('user2')
  act(() => second.focus())
  fireEvent.keyDown(second, { key: 'ArrowDown' })
  expect(await item('user3')).toHaveFocus()
})

describe('looking for a member', () => {
  const team = { '': [someone('1'), someone('2')], '1': [someone('11')], '11': [someone('111', { noChild: true })] }
  const look = (name: string) =>
    fireEvent.change(screen.getByRole('searchbox', { name: 'agent.search' }), { target: { value: name } })

  async function openFirst(): Promise<void> {
    fireEvent.click(await item('user1'))
    await item('user11')
    fireEvent.click(await item('user1'))
    await waitFor(() => expect(shown()).toHaveLength(2))
  }

  it('finds a member who has been read, closed or not, says among how many, and leads to their row', async () => {
    show(team)
    await openFirst()
    look('USER11')
    expect(screen.getByText('agent.searched 3')).toBeVisible()
    expect(screen.queryByRole('tree')).toBeNull()
    expect(screen.queryByRole('button', { name: /agent.findInTeam/ })).toBeNull()
    const line = screen.getByRole('button', { name: /^user11/ })
    expect(line).toHaveTextContent('user1₩1,200'.replace('user1', 'user11user1'))
    fireEvent.click(line)
    expect(await item('user11')).toHaveFocus()
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  it('asks the platform for a member who has not been read, where it can tell, and opens the tree there', async () => {
    const host = show(team, 'findAgentMember')
    await item('user1')
    look('user111')
    expect(screen.getByText('agent.notFound agent.searched 2')).toBeVisible()
    host.answer('findAgentMember', ({ username }) => ({
      path: username === 'user111' ? [team[''][0], team['1'][0], team['11'][0]] : [],
    }))
    fireEvent.click(screen.getByRole('button', { name: 'agent.findInTeam user111' }))
    expect(await item('user111')).toHaveFocus()
    expect(shown()).toHaveLength(4)
    look('nobody')
    fireEvent.click(screen.getByRole('button', { name: 'agent.findInTeam nobody' }))
    expect(await screen.findByText('agent.notInTeam')).toBeVisible()
    host.answer('findAgentMember', () => Promise.reject(failure('refused', 'Too many questions', 'findAgentMember')))
    fireEvent.click(screen.getByRole('button', { name: 'agent.findInTeam nobody' }))
    expect(await screen.findByText('Too many questions')).toBeVisible()
    look('nobody2')
    expect(screen.queryByText('Too many questions')).toBeNull()
  })

  it('shows the members above the current row, and leads back up to them', async () => {
    show(team)
    await openFirst()
    look('user11')
    fireEvent.click(screen.getByRole('button', { name: /^user11/ }))
    await item('user11')
    const path = screen.getByRole('navigation', { name: 'agent.path' })
    expect(path).toHaveTextContent('agent.teamTitleuser1user11')
    fireEvent.click(within(path).getByRole('button', { name: 'user1' }))
    expect(await item('user1')).toHaveFocus()
    expect(path).toHaveTextContent(/^agent.teamTitleuser1$/)
    fireEvent.click(within(path).getByRole('button', { name: 'agent.teamTitle' }))
    expect(await item('user1')).toHaveFocus()
  })
})

describe('a team of thousands', () => {
  const many = Array.from({ length: 5000 }, (_, index) => someone(`m${index}`, { noChild: index > 0 }))
  const few = many.slice(0, 10)
  const below = [someone('x', { noChild: true })]

  /** How many changes the page sees when the first row opens. */
  async function changesOnOpening(members: readonly TeamMember[]): Promise<number> {
    const host = show({ '': members, m0: below })
    const first = await item('userm0')
    let changes = 0
    const watch = new MutationObserver((records) => (changes += records.length))
    watch.observe(screen.getByRole('tree'), { subtree: true, childList: true, attributes: true, characterData: true })
    fireEvent.click(first)
    await item('userx')
    await waitFor(() => expect(host.callsOf('getAgentChildren')).toHaveLength(2))
    watch.disconnect()
    return changes
  }

  it('holds a screenful in the page', async () => {
    show({ '': many })
    await item('userm0')
    expect(shown().length).toBeLessThan(40)
    expect(shown().length).toBeGreaterThan(5)
  })

  it('opens a member for the same changes of the page as a team of a screenful', async () => {
    const screenful = many.slice(0, 40)
    const small = await changesOnOpening(screenful)
    document.body.replaceChildren()
    expect(await changesOnOpening(many)).toBe(small)
    document.body.replaceChildren()
    expect(await changesOnOpening(few)).toBeLessThanOrEqual(small)
  })
})
