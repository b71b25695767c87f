import { expect, test } from 'vitest'
import { startPlatform } from '../testing/startPlatform.ts'

const bank = {
  bank: '하나은행',
  bank_no: '287-910055-401',
  bank_owner: '홍길동',
  bank_address: '종로지점',
  pay_pass: '123456',
}
const usdt = { bank: 'USDT', bank_owner: 'TRC20', bank_no: 'TUcKwjvKyhSCwKKBATGFY8gdCZAsrkzhrL', pay_pass: '123456' }

test('lists bank accounts as type 1 and addresses as type 2', () => {
  const { data } = startPlatform()
  data('bindCard', bank)
  expect(data('getCards', { type: 1 })).toHaveLength(3)
  expect(data('getCards', { type: 1 })[2]).toMatchObject({
    bank: 'Hana Bank',
    bank_no: '287910055401',
    bank_address: '종로지점',
  })
  expect(data('getCards', { type: 2 })).toEqual([expect.objectContaining({ bank: 'USDT', bank_owner: 'TRC20' })])
})

test('keeps five of a kind at most', () => {
  const { call } = startPlatform()
  const codes = [1, 2, 3, 4].map((last) => call('bindCard', { ...bank, bank_no: `1234567${last}` }).code)
  expect(codes).toEqual([200, 200, 200, 400])
  expect(call('bindCard', usdt).code).toBe(200)
})

test('refuses by the rules of each kind', () => {
  const { call } = startPlatform()
  const say = (change: Partial<typeof bank>, card: typeof usdt = bank) =>
    call('bindCard', { ...card, ...change }).message
  expect(say({ bank: 'No bank' })).toBe('Please choose the bank')
  expect(say({ bank_no: '1234567' })).toBe('The card number must be at least 8 digits')
  expect(say({ bank_owner: '김철수' })).toBe('The account owner must be your own real name')
  expect(say({ pay_pass: '999999' })).toBe('The pay password is wrong')
  expect(say({ bank_no: '12345678901234' })).toBe('This account is already saved')
  expect(say({ bank_no: `0x${'a'.repeat(40)}` }, usdt)).toContain('TRC20')
  expect(say({ bank_owner: 'BEP20' }, usdt)).toBe('The protocol must be TRC20 or ERC20')
})

test('deletes a card of one’s own only', () => {
  const { call, data, signIn } = startPlatform()
  data('deleteCard', { id: 'C2' })
  expect(data('getCards', { type: 1 }).map(({ id }) => id)).toEqual(['C3'])
  signIn('agent01')
  expect(call('deleteCard', { id: 'C3' }).code).toBe(400)
})
