import { describe, expect, test } from 'vitest'
import { sampleParams } from '../testing/sampleParams.ts'
import { startPlatform } from '../testing/startPlatform.ts'

const registration = sampleParams.register

describe('register', () => {
  test('opens a session for a member without money', () => {
    const { platform, data } = startPlatform()
    const { api_token: token } = data('register', registration)
    expect(platform.call('getUser', {}, { token }).data).toMatchObject({
      username: 'sample01',
      balance: '0',
      isagent: 0,
      current_vip: 'VIP1',
      joinday: 1,
    })
  })

  test('places the member below the one who invited them', () => {
    const { platform, data, signIn } = startPlatform()
    signIn('agent01')
    const before = data('getAgentTeamInfo', {}).user_total
    data('saveInviteCode', { code: 'BLUE77' })
    data('register', { ...registration, invite_code: 'BLUE77' })
    data('register', { ...registration, name: 'sample02', pid: 'BLUE77' })
    expect(data('getAgentTeamInfo', {}).user_total).toBe(before + 2)
    expect(platform.members.byName('sample02')?.parentId).toBe('100001')
  })

  test('refuses by each rule with its own message', () => {
    const { call } = startPlatform()
    const say = (change: Partial<typeof registration>) => call('register', { ...registration, ...change }).message
    const said = [
      say({ name: 'short' }),
      say({ name: 'name with' }),
      say({ name: 'DEMO01' }),
      say({ password: '12345', confirmPass: '12345' }),
      say({ confirmPass: 'other123' }),
      say({ realname: '이' }),
      say({ paypassword: '12345' }),
      say({ invite_code: 'NOBODY' }),
    ]
    expect(said).toEqual([
      'The username must be 6 to 16 letters or digits',
      'The username must be 6 to 16 letters or digits',
      'This username is already taken',
      'The password must be 6 to 32 characters',
      'The two passwords do not match',
      'The real name must be at least 2 characters',
      'The pay password must be 6 to 18 characters',
      'The invite code is not valid',
    ])
  })
})

describe('login', () => {
  test('says the same for a wrong name and a wrong password', () => {
    const { call } = startPlatform()
    const say = (name: string, password: string) => call('login', { name, password }).message
    expect(say('demo01', 'wrong')).toBe(say('nobody', 'demo1234'))
    expect(say('', 'demo1234')).toBe('Please enter your username and password')
  })
})

describe('a lent login token', () => {
  test('logs in as the password does, and does nothing else, until the password changes', () => {
    const { call, data, signIn } = startPlatform({ settings: { lendsLoginTokens: true } })
    signIn()
    const { login_token: token } = data('createLoginToken', {})
    expect(token).toHaveLength(32)
    expect(call('login', { name: 'demo01', password: token }).code).toBe(200)
    expect(call('login', { name: 'agent01', password: token }).code).not.toBe(200)
    expect(call('editPassword', { password: token, paypassword: 'demo5678' }).message).toBe(
      'The current password is wrong',
    )
    data('editPassword', { password: 'demo1234', paypassword: 'demo5678' })
    expect(call('login', { name: 'demo01', password: token }).code).not.toBe(200)
  })

  test('is not known to a platform that keeps to the specification', () => {
    const { call, signIn } = startPlatform()
    signIn()
    expect(call('createLoginToken', {}).code).toBe(404)
  })
})

describe('passwords', () => {
  test('change only with the old one, to another one, and end every session', () => {
    const { call, data } = startPlatform()
    const say = (password: string, paypassword: string) => call('editPassword', { password, paypassword }).message
    expect(say('wrong', 'demo5678')).toBe('The current password is wrong')
    expect(say('demo1234', 'demo1234')).toBe('The new password must differ from the current one')
    expect(say('demo1234', '123')).toContain('6 to 32')
    data('editPassword', { password: 'demo1234', paypassword: 'demo5678' })
    expect(call('getUser', {}).code).toBe(401)
    expect(call('login', { name: 'demo01', password: 'demo5678' }).code).toBe(200)
  })

  test('keep the session when it is the pay password', () => {
    const { call, data } = startPlatform()
    data('editPayPassword', { password: '123456', paypassword: '654321' })
    expect(call('getUser', {}).code).toBe(200)
    expect(call('withdraw', { amount: '1000', bank: 'C2', password: '123456' }).message).toContain('pay password')
  })
})

describe('the profile', () => {
  test('takes what is valid and shows it', () => {
    const { data } = startPlatform()
    data('updateUserInfo', { mobile: '010-1234-5678', email: 'a@b.kr', birthday: '1980-01-01' })
    expect(data('getUser', {})).toMatchObject({ mobile: '010-1234-5678', email: 'a@b.kr', birthday: '1980-01-01' })
  })

  test('refuses what is not', () => {
    const { call } = startPlatform()
    const valid = { mobile: '', email: '', birthday: '' }
    const say = (change: Partial<typeof valid>) => call('updateUserInfo', { ...valid, ...change }).code
    expect([
      say({}),
      say({ mobile: 'abc' }),
      say({ email: 'a@b' }),
      say({ birthday: '1979-12-31' }),
      say({ birthday: '1990-02-30' }),
    ]).toEqual([200, 400, 400, 400, 400])
  })

  test('takes gif and png pictures only', () => {
    const { call, data, platform } = startPlatform()
    const before = data('getUser', {}).avatar
    expect(call('uploadImage', { file: new File([''], 'a.jpg', { type: 'image/jpeg' }) }).code).toBe(400)
    const { url } = data('uploadImage', { file: new File([''], 'a.gif', { type: 'image/gif' }) })
    expect(url).not.toBe(before)
    expect(data('getUser', {}).avatar).toBe(url)
    expect(platform.uploads.find(url.replace('demo/uploads/', ''))?.type).toBe('image/gif')
  })
})
