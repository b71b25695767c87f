// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ListBlock } from '../../../format/blocks/list.ts'
import type { Source } from '../../../format/screen.ts'
import type * as EvaluateIn from '../../screen/evaluateIn.ts'
import { expressionOf, planOf, textOf } from '../../testing/planOf.ts'
import { playScreen } from '../../testing/playScreen.tsx'

const evaluated = vi.hoisted(() => new Map<unknown, number>())

vi.mock('../../screen/evaluateIn.ts', async (original) => {
  const { evaluateIn } = await original<typeof EvaluateIn>()
  return {
    evaluateIn(...args: Parameters<typeof evaluateIn>) {
      evaluated.set(args[0], (evaluated.get(args[0]) ?? 0) + 1)
      return evaluateIn(...args)
    },
  }
})

beforeEach(() => evaluated.clear())
afterEach(cleanup)

const key = expressionOf('=row.out_trade_no')
const start = expressionOf('=settings.records.type')
const when = expressionOf('=filter.type == "1"')
const source: Source = { call: 'getTransRecord', keep: false, paging: { first: 1, offset: 300, finished: 'finished' } }

const list: ListBlock = {
  type: 'list',
  id: 'records',
  off: false,
  source: 'records',
  key,
  empty: { c: 'nothing' },
  filter: { fields: [{ kind: 'choices', name: 'type', label: { c: 'type' }, choices: 'type', default: start }] },
  row: {
    title: textOf('=row.out_trade_no'),
    cells: [],
    actions: [{ label: { c: 'cancel' }, when, variant: 'quiet', do: [] }],
  },
  skeletonRows: 3,
}

const rows = (page: number) => Array.from({ length: 10 }, (_, index) => ({ out_trade_no: `no${page}-${index}` }))

function show() {
  return playScreen(planOf([list], { sources: { records: source } }), {
    settings: { records: { type: '1' } },
    lists: { choices: { type: { options: [{ value: '1', label: 'one', tone: 'info' }] } }, dialogs: {} },
    answers: { getTransRecord: ({ page }: { page?: unknown }) => ({ data: rows(Number(page)), last_page: 3 }) },
  })
}

it('works the filter out once for all rows, and again when what it reads changes', async () => {
  const { host } = show()
  await screen.findByText('no1-9')
  expect(evaluated.get(when)).toBe(10)
  expect(evaluated.get(start)).toBe(1)
  act(() => host.settings.set({ records: { type: '2' } }))
  // A row listens from just after it shows; what changed meanwhile it finds then.
  await waitFor(() => expect(screen.queryByText('cancel')).toBe(null))
  expect(evaluated.get(start)).toBe(2)
})

it('names a row once, however many come after it', async () => {
  const user = userEvent.setup()
  show()
  await screen.findByText('no1-9')
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('no2-9')
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('no3-9')
  expect(evaluated.get(key)).toBe(30)
})
