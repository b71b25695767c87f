// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DeskError } from '../../api/DeskError.ts'
import { createFakeDesk, type FakeDeskOptions } from '../../testing/createFakeDesk.ts'
import { openDetails } from '../../testing/openDetails.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'

const limits = {
  '/recharge/bank/on': { value: true },
  '/recharge/bank/min': { value: '100' },
  '/recharge/bank/max': { value: '10000000' },
  '/recharge/wechat/on': { value: false },
  '/recharge/alipay/min': { unknown: 'The platform did not answer in time.', why: 'late' } as const,
  '/recharge/alipay/max': { unknown: 'The platform did not answer in time.', why: 'late' } as const,
} as const

async function openPayWays(options: FakeDeskOptions = { limits }) {
  const api = createFakeDesk(options)
  const { user } = renderDesk(api, '/money')
  await screen.findByRole('region', { name: 'Pay ways' })
  const way = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
  return { api, user, way }
}

describe('the pay ways', () => {
  it('show beside each limit what the platform itself allows', async () => {
    const { way } = await openPayWays()
    expect(await way('Bank transfer').findByText('Platform: at least ₩100.')).toBeInTheDocument()
    // What the platform allows, and what members get of both.
    expect(way('Bank transfer').getAllByText('₩100 – ₩10,000,000')).toHaveLength(2)
    expect(way('Bank transfer').getByText('Shown')).toBeInTheDocument()
    expect(way('Bank transfer').queryByText(/no effect/)).toBeNull()
    expect(way('WeChat').getAllByText('Not offered')).toHaveLength(2)
    expect(way('WeChat').getByRole('switch')).toHaveAccessibleDescription(
      /^Has no effect because the platform does not offer this pay way:/,
    )
  })

  it('say at once that an edit has no effect, and again where it is reviewed', async () => {
    const { user, way } = await openPayWays()
    await way('Bank transfer').findByText('Shown')
    const minimum = way('Bank transfer').getByRole('textbox', { name: 'Minimum' })
    await user.type(minimum, '{Backspace}')
    const details = await openDetails(user, 'Deposits › Bank transfer › Minimum')
    expect(
      details.getByText('Has no effect because the platform’s own minimum is higher: members get ₩100.'),
    ).toBeInTheDocument()
    await details.findByText(/by mina/)
    await user.keyboard('{Escape}')
    expect(minimum).toHaveAccessibleDescription(/Has no effect because/)
    await user.click(screen.getByRole('link', { name: 'Review' }))
    const row = await screen.findByRole('row', { name: /Bank transfer/ })
    expect(row).toHaveTextContent(/Has no effect because the platform’s own minimum is higher/)
  })

  it('take what is typed in place of an amount that keys lead to, and beside the caret of one that is clicked', async () => {
    const { user, way } = await openPayWays()
    const minimum = way('Bank transfer').getByRole('textbox', { name: 'Minimum' })
    const maximum = way('Bank transfer').getByRole('textbox', { name: 'Maximum' })
    expect(maximum).toHaveValue('10,000,000')
    await user.click(minimum)
    await user.tab()
    await user.keyboard('9000000')
    expect(maximum).toHaveValue('9000000')
    await user.click(minimum)
    expect(maximum).toHaveValue('9,000,000')
    await user.click(maximum)
    await user.keyboard('1')
    expect(maximum).toHaveValue('90000001')
  })

  it.each(['1.500', '10,5'])('do not save %s while it shows as refused, and say so', async (text) => {
    const { api, user, way } = await openPayWays()
    const minimum = way('Bank transfer').getByRole('textbox', { name: 'Minimum' })
    await user.tripleClick(minimum)
    await user.paste(text)
    await user.tab()
    expect(minimum).toHaveValue(text)
    expect(minimum).toBeInvalid()
    expect(minimum).toHaveAccessibleDescription(/not saved until/)
    // Going there saves what can be saved.
    await user.click(screen.getByRole('link', { name: 'Review' }))
    await screen.findByText(/Deposits › Bank transfer › Minimum/)
    expect(api.edits()).toEqual([])
  })

  it('save 1.500,00 as the amount that it is', async () => {
    const { api, user, way } = await openPayWays()
    const minimum = way('Bank transfer').getByRole('textbox', { name: 'Minimum' })
    await user.tripleClick(minimum)
    await user.keyboard('1.500,00')
    expect(minimum).toBeValid()
    await user.tab()
    expect(minimum).toHaveValue('1,500')
    await waitFor(() => expect(api.edits()).toMatchObject([{ fact: 'settings:/recharge/bank/min', value: '1500' }]))
  })

  it('show the hard limit of the service where an amount is typed, before any review', async () => {
    const { user, way } = await openPayWays({
      limits,
      hardLimits: { '/recharge/bank/max': { min: '1', max: '100000000' } },
    })
    expect(await way('Bank transfer').findByText('Hard limit: from ₩1 up to ₩100,000,000.')).toBeInTheDocument()
    const maximum = way('Bank transfer').getByRole('textbox', { name: 'Maximum' })
    await user.type(maximum, '00')
    expect(
      way('Bank transfer').getByText('This service publishes only amounts from ₩1 up to ₩100,000,000.'),
    ).toBeInTheDocument()
    // Repeated beneath the field, where there is space for all digits.
    expect(maximum).toHaveAccessibleDescription(/^1,000,000,000 won\. /)
  })

  it('say once why it is not known, without guessing', async () => {
    const { way } = await openPayWays()
    expect(await way('Alipay').findAllByText('Platform: not known.')).toHaveLength(2)
    expect(way('Alipay').getByText('Not known')).toBeInTheDocument()
    expect(way('Alipay').getByText('Not sure')).toBeInTheDocument()
    expect(screen.getAllByText('The platform did not answer in time.')).toHaveLength(1)
    expect(screen.getByText('What the platform itself allows is not known')).toBeInTheDocument()
  })

  it('can be changed while the platform’s limits are unknown', async () => {
    const api = createFakeDesk()
    api.refuse('platformLimits', new DeskError('bad-answer', 'The service answered 500.'))
    const { user } = renderDesk(api, '/money')
    expect(await screen.findByText(/^The answer was not the service’s/)).toBeInTheDocument()
    const wechat = within(screen.getByRole('row', { name: /^WeChat/ }))
    await user.click(wechat.getByRole('switch', { name: /^Offered to members/ }))
    await waitFor(() => expect(api.edits()).toMatchObject([{ fact: 'settings:/recharge/wechat/on', value: false }]))
    expect(wechat.getAllByText('Platform: not known.')).toHaveLength(2)
    expect(wechat.getByText('Off')).toBeInTheDocument()
  })
})
