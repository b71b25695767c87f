// @vitest-environment jsdom
import { createColumnHelper, useTable } from '@tanstack/react-table'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createWords } from '../words/createWords.ts'
import { en } from '../words/en.ts'
import { WordsProvider } from '../words/WordsProvider.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { sortedFeatures } from './sortedFeatures.ts'
import { renderInEnglish } from '../../../src/ui/testing/renderInEnglish.tsx'

interface Fruit {
  readonly name: string
  readonly count: number
}

const helper = createColumnHelper<typeof sortedFeatures, Fruit>()
const columns = helper.columns([
  helper.accessor('name', { header: 'Fruit', sortFn: 'text' }),
  helper.accessor('count', { header: 'Count' }),
  helper.display({ id: 'note', header: 'Note', cell: () => 'A long text' }),
])
const fruits: readonly Fruit[] = [
  { name: 'Plum', count: 2 },
  { name: 'Apple', count: 10 },
  { name: 'Fig', count: 7 },
]

type Given = Omit<DataTableProps<typeof sortedFeatures, Fruit, unknown>, 'table' | 'caption'>

function Fruits({ data, ...given }: Given & { readonly data: readonly Fruit[] }) {
  const table = useTable({ features: sortedFeatures, columns, data, getRowId: ({ name }) => name })
  return <DataTable caption="Fruits" table={table} {...given} />
}

const words = createWords('en', en)
const show = (data: readonly Fruit[], given: Given = {}) =>
  renderInEnglish(
    <WordsProvider words={words}>
      <Fruits data={data} {...given} />
    </WordsProvider>,
  )
const names = () => screen.getAllByRole('rowheader').map((head) => head.textContent)

afterEach(cleanup)

describe('a table of data', () => {
  it('is sorted by the head of a column, with keys, and back again', async () => {
    const user = userEvent.setup()
    show(fruits)
    expect(names()).toEqual(['Plum', 'Apple', 'Fig'])
    const head = screen.getByRole('columnheader', { name: 'Fruit' })
    within(head).getByRole('button').focus()
    await user.keyboard('{Enter}')
    expect(names()).toEqual(['Apple', 'Fig', 'Plum'])
    expect(head).toHaveAttribute('aria-sort', 'ascending')
    await user.keyboard('{Enter}')
    expect(names()).toEqual(['Plum', 'Fig', 'Apple'])
    expect(head).toHaveAttribute('aria-sort', 'descending')
    await user.keyboard('{Enter}')
    expect(names()).toEqual(['Plum', 'Apple', 'Fig'])
    expect(head).not.toHaveAttribute('aria-sort')
  })

  it('sorts figures as figures, and offers no order for what has none', async () => {
    const user = userEvent.setup()
    show(fruits)
    await user.click(screen.getByRole('button', { name: 'Count' }))
    expect(names()).toEqual(['Apple', 'Fig', 'Plum'])
    expect(within(screen.getByRole('columnheader', { name: 'Note' })).queryByRole('button')).toBeNull()
  })

  it('shows all of a long text on request', async () => {
    const user = userEvent.setup()
    show(fruits, { long: ['note'] })
    const open = screen.getByRole('button', { name: 'Show all of Fig' })
    expect(open).toHaveAttribute('aria-expanded', 'false')
    await user.click(open)
    expect(screen.getByRole('button', { name: 'Show less of Fig' })).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('button', { name: 'Show all of Plum' })).toBeInTheDocument()
  })

  it('has its columns while its rows are on their way', () => {
    show([], { loading: 'Loading fruits' })
    expect(screen.getByText('Loading fruits')).toBeInTheDocument()
    expect(screen.getByRole('table', { name: 'Fruits' })).toHaveAttribute('aria-busy', 'true')
    expect(screen.getAllByRole('columnheader')).toHaveLength(3)
  })

  it('says why there are no rows, and tries again', async () => {
    const onRetry = vi.fn<() => void>()
    show([], {
      problem: { title: 'The fruits cannot be read', error: new Error('Broken'), busy: false, onRetry },
    })
    expect(screen.getByText('The fruits cannot be read')).toBeInTheDocument()
    expect(screen.queryByRole('table')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('keeps the rows that are there while further ones cannot be read', () => {
    show(fruits, { problem: { title: 'No more', error: new Error('Broken'), busy: false, onRetry: () => undefined } })
    expect(screen.getByText('No more')).toBeInTheDocument()
    expect(names()).toHaveLength(3)
  })

  it('says what to do where there is nothing', () => {
    show([], { empty: <p>Plant a tree</p> })
    expect(screen.getByText('Plant a tree')).toBeInTheDocument()
    expect(screen.queryByRole('table')).toBeNull()
  })
})
