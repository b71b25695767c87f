import { expect, it } from 'vitest'
import { demoAccounts } from '../../../mocks/platform/demoAccounts.ts'
import shipped from '../../../schemas/settings.json' with { type: 'json' }
import { createDemonstration } from './createDemonstration.ts'

it('holds members to every limit that is live, from the moment it is', async () => {
  let settings: object = shipped
  const demonstration = createDemonstration(() => settings)
  const ask = async (path: string, body: object, token = ''): Promise<{ code: number; data: unknown }> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const response = await demonstration(
      new Request(`http://demonstration.local/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    )
    return (await response.json()) as { code: number; data: unknown }
  }
  const { data } = await ask('login', { ...demoAccounts.member })
  const { api_token: token } = data as { api_token: string }
  const card = (no: string) =>
    ask(
      'bindcard',
      { bank: 'KB국민은행', bank_no: no, bank_owner: '홍길동', pay_pass: demoAccounts.payPassword },
      token,
    )
  const deposit = (amount: string) => ask('recharge', { paytype: 'alipay', amount }, token)

  expect((await card('110222333001')).code).toBe(200)
  expect((await deposit('20000')).code).toBe(200)
  settings = {
    ...shipped,
    cards: { max: 1 },
    recharge: { ...shipped.recharge, alipay: { on: true, min: '30000', max: '5000000' } },
  }
  expect((await card('110222333002')).code).not.toBe(200)
  expect((await deposit('20000')).code).not.toBe(200)
})

it('gives back the picture that a member uploads', async () => {
  const demonstration = createDemonstration(() => shipped)
  const login = await demonstration(
    new Request('http://demonstration.local/api/login', { method: 'POST', body: JSON.stringify(demoAccounts.member) }),
  )
  const { data } = (await login.json()) as { data: { api_token: string } }
  const body = new FormData()
  body.set('file', new File(['a picture'], 'me.png', { type: 'image/png' }))
  const upload = await demonstration(
    new Request('http://demonstration.local/api/uploadimg', {
      method: 'POST',
      headers: { authorization: `Bearer ${data.api_token}` },
      body,
    }),
  )
  const { data: stored } = (await upload.json()) as { data: { url: string } }
  const picture = await demonstration(new Request(new URL(stored.url, 'http://demonstration.local/')))
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect(await picture.text()).toBe('a picture')
  expect((await demonstration(new Request('http://demonstration.local/demo/uploads/1-1.png'))).status).toBe(404)
})
