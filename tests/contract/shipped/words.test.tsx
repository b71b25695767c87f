// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openApp } from '../constants/openApp.ts'
import { shippedDocuments } from '../constants/shippedDocuments.ts'

let app: ReturnType<typeof openApp>
const start = (options: Parameters<typeof openApp>[1]) => (app = openApp(shippedDocuments, options))
const shown = async (text: string | RegExp) => screen.findAllByText(text)
const press = async (name: string) =>
  app.user.click((await screen.findAllByRole('button', { name })).at(0) ?? document.body)

async function choose(field: string, option: string): Promise<void> {
  fireEvent.click(await screen.findByRole('combobox', { name: new RegExp(`^${field}`) }))
  fireEvent.click(await screen.findByRole('radio', { name: new RegExp(`^${option}`) }))
}

/** The warning opens before the screen. */
async function openWithdrawal(type: '1' | '2'): Promise<void> {
  start({ situation: 'newMember', at: `/withdrawal?type=${type}` })
  await press('I understand')
  await press('Request the withdrawal')
}

describe('members are told word for word', () => {
  afterEach(() => app.stop())

  it('You have not yet met the conditions for receiving the prize, please complete it!', async () => {
    start({ situation: 'newMember', at: '/hongbao' })
    await press('Open a red packet')
    expect(
      await shown('You have not yet met the conditions for receiving the prize, please complete it!'),
    ).not.toHaveLength(0)
    expect(app.calls('api/douserredpacket')).toBe(0)
  })

  it('Server abnormality, please try again later', async () => {
    start({ situation: 'member', at: '/hongbao' })
    app.fail('claimRedPacket')
    await press('Open a red packet')
    expect(await shown(/^Server abnormality, please try again later/)).not.toHaveLength(0)
  })

  it('The bonus payout has ended, in the words of the platform, when it refuses a red packet', async () => {
    start({ situation: 'member', at: '/hongbao' })
    await screen.findByRole('button', { name: 'Open a red packet' })
    app.platform.settings.redPacketsOn = false
    await press('Open a red packet')
    expect(await shown('The bonus payout has ended')).not.toHaveLength(0)
  })

  it('the hours of deposits, outside of which the deposit is blocked', async () => {
    start({ situation: 'depositsClosed', at: '/recharge?type=wechat' })
    expect(
      await shown('Deposits are closed now. They open on weekdays 10:00–22:00 and weekends 13:00–22:00 (UTC+9).'),
    ).not.toHaveLength(0)
    expect(await screen.findByRole('button', { name: 'Request the deposit' })).toBeDisabled()
  })

  it('Please enter the amount of the transaction!', async () => {
    start({ situation: 'member', at: '/transfer' })
    await press('Transfer')
    expect(await shown('Please enter the amount of the transaction!')).not.toHaveLength(0)
    expect(app.calls('api/transfer')).toBe(0)
  })

  it('Wallets within the venue do not support transfers', async () => {
    start({ situation: 'member', at: '/transfer' })
    await screen.findByText('Nova Slots')
    await choose('From', 'Nova')
    await choose('To', 'Grandia')
    await press('Transfer')
    expect(await shown('Wallets within the venue do not support transfers')).not.toHaveLength(0)
    expect(app.calls('api/transfer')).toBe(0)
  })

  it('Single withdrawal cannot be less than 100 yuan', async () => {
    await openWithdrawal('2')
    expect(await shown('Single withdrawal cannot be less than 100 yuan')).not.toHaveLength(0)
    expect(await shown('Please choose the account to withdraw to.')).not.toHaveLength(0)
    fireEvent.change(screen.getByRole('textbox', { name: /^Amount/ }), { target: { value: '12a' } })
    expect(screen.getByRole('textbox', { name: /^Amount/ })).toBeInvalid()
    expect(screen.getByLabelText('Pay password')).toHaveAttribute('type', 'password')
    expect(app.calls('api/withdraw')).toBe(0)
  })

  it('Single withdrawal cannot be less than 10 usdt', async () => {
    await openWithdrawal('1')
    expect(await shown('Single withdrawal cannot be less than 10 usdt')).not.toHaveLength(0)
    expect(await shown('Please choose the USDT address.')).not.toHaveLength(0)
    expect(await shown('Please enter the pay password.')).not.toHaveLength(0)
    expect(app.calls('api/withdraw')).toBe(0)
  })
})
