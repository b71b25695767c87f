// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { planOf, textOf } from '../../testing/planOf.ts'
import { playScreen } from '../../testing/playScreen.tsx'

afterEach(cleanup)

test('a table of its own has a cell for each column, in the language of the member', async () => {
  const columns = [
    { label: textOf('network'), as: 'text' as const },
    { label: textOf('fee'), as: 'text' as const },
  ]
  const items = [
    [textOf('TRC20'), { c: 'fee.of', with: { fee: { value: '1', as: 'usdt' as const } } }],
    [textOf('ERC20'), textOf('=user.username')],
  ]
  playScreen(planOf([{ type: 'table', id: 'table', off: false, title: textOf('Networks'), columns, items }]), {
    copy: { 'fee.of': 'from {{fee}}' },
  })
  const table = await screen.findByRole('table', { name: 'Networks' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['network', 'fee'])
  expect(within(table).getByRole('row', { name: 'TRC20 from $1.00' })).toBeVisible()
  expect(within(table).getByRole('row', { name: 'ERC20 demo01' })).toBeVisible()
})
