import { expect, it } from 'vitest'
import { readPhoneAddress, writePhoneAddress } from './PhoneAddress.ts'

const token = 'x_-9'.padEnd(43, 'A')
const hashOf = (address: string) => new URL(address).hash

it('carries all of it in the fragment, whatever the path holds', () => {
  const view = {
    token,
    locale: 'cn',
    role: 'agent',
    scenario: 'emptyHistory',
    at: '2026-11-22T11:30:00Z',
    path: '/recharge?type=usdt&a=%23&b=#c',
  } as const
  const address = writePhoneAddress('https://desk.example/preview/phone.html', view)
  expect(new URL(address)).toMatchObject({
    origin: 'https://desk.example',
    pathname: '/preview/phone.html',
    search: '',
  })
  expect(readPhoneAddress(hashOf(address))).toEqual(view)
})

it('is the ordinary situation where it says nothing else', () => {
  expect(readPhoneAddress(`#token=${token}`)).toEqual({
    token,
    locale: 'kor',
    role: 'member',
    scenario: '',
    at: '',
    path: '/',
  })
  expect(readPhoneAddress(`#token=${token}&locale=xx&role=owner&path=https://evil.example`)).toEqual({
    token,
    locale: 'kor',
    role: 'member',
    scenario: '',
    at: '',
    path: '/',
  })
})

it.each(['', '#/', '#/recharge?token=abc', '#token=short', `#token=${token}A`, `#token=${token.slice(1)}<`])(
  'is not an address of the app: %s',
  (hash) => {
    expect(readPhoneAddress(hash)).toBeUndefined()
  },
)
