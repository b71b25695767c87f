import { followRequests } from './support/asked.ts'
import { askPlatform } from './support/askPlatform.ts'
import { agent, enter } from './support/member.ts'
import { expect, test } from './support/test.ts'

interface Sums {
  readonly balance: string
  readonly gameblance: string
  readonly usd_balance: string
}

const won = (amount: number) => `₩${Math.floor(amount).toLocaleString('en')}`

test('§ 2 /money: total, dollars, wallet and game balance, the balance of each platform, shortcuts, and all of it collected', async ({
  page,
  stack,
}) => {
  const asked = followRequests(page)
  const token = await enter(page, stack.appUrl, '/money', agent)
  const ask = async <Data>(path: string, data: object = {}) => askPlatform<Data>(page, stack.appUrl, token, path, data)
  const main = page.getByRole('main')
  const moved = { amount: '4000', sourcetype: 'userbalance', targettype: 'nova' }
  await page.request.post(`${stack.appUrl}/api/transfer`, {
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': 'collect-all-of-it' },
    data: moved,
  })
  await page.reload()

  const before = await ask<Sums>('/api/user')
  const total = Number(before.balance) + Number(before.gameblance)
  await expect(main).toContainText(`총자산${won(total)}`)
  await expect(main).toContainText(`메인 지갑${won(Number(before.balance))}`)
  await expect(main).toContainText(`게임 지갑${won(Number(before.gameblance))}`)
  await expect(main).toContainText('달러 잔액$')
  const wallets = await ask<readonly { readonly name: string; readonly balance: string }[]>('/api/balancelist')
  await expect(main.getByRole('listitem')).toHaveCount(wallets.length)
  await expect(main.getByRole('listitem').filter({ hasText: '노바 슬롯' })).toContainText('₩')

  await main.getByRole('button', { name: '전체 회수' }).click()
  await expect(page.getByRole('log')).toContainText(
    `메인 지갑으로 ${won(Number(before.gameblance))}을 회수했어요. 지금 ${won(total)}`,
  )
  await expect(main.getByRole('listitem').filter({ hasText: '노바 슬롯' })).toContainText('₩0')
  await expect(main).toContainText(`메인 지갑${won(total)}`)
  expect(asked.of('/api/transall')).toHaveLength(1)
  expect(asked.of('/api/refreshusermoney').length).toBeGreaterThan(0)

  for (const [shortcut, path] of [
    ['입금', 'recharge'],
    ['머니 이동', 'transfer'],
    ['출금', 'withdrawal'],
    ['계좌 관리', 'wallet'],
  ] as const) {
    await page.goto(`${stack.appUrl}/#/money`)
    await main.getByRole('button', { name: shortcut, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`#/${path}$`))
  }
})
