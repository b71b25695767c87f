// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Big } from 'big.js'
import { expect, it } from 'vitest'
import { RendererProvider } from '../screen/RendererProvider.tsx'
import { createTestHost } from '../testing/createTestHost.ts'
import { formatElapsed, SessionFacts } from './SessionFacts.tsx'

const NOW = 1_764_000_000_000

function show() {
  const host = createTestHost({
    now: () => NOW,
    copy: { 'play.time': '이용 시간', 'play.net': '순손익', 'play.help': '도움' },
  })
  render(
    <RendererProvider host={host}>
      <SessionFacts />
    </RendererProvider>,
  )
  return { host, line: screen.getByRole('button') }
}

it('promises no figure before there is one', () => {
  expect(show().line).toHaveTextContent('이용 시간 –:–– 순손익 – 도움')
})

it.each([
  [12_000, '+₩12,000'],
  [-500, '−₩500'],
  [0, '₩0'],
])('says a net position of %d with its sign', (net, shown) => {
  const { host, line } = show()
  act(() => host.play.set({ since: NOW - 65_000, net: new Big(net) }))
  expect(line).toHaveTextContent(`이용 시간 1:05 순손익 ${shown} 도움`)
})

it('leads to the reality check', async () => {
  const { host, line } = show()
  await userEvent.click(line)
  await waitFor(() => expect(host.log).toEqual(['checkPlay']))
})

it('writes the time spent with hours once there are any', () => {
  expect([0, 9000, 65_000, 3_599_000, 3_845_000].map(formatElapsed)).toEqual([
    '0:00',
    '0:09',
    '1:05',
    '59:59',
    '1:04:05',
  ])
})
