import type { Page } from '@playwright/test'
import { askPlatform } from './support/askPlatform.ts'
import { enter, open } from './support/member.ts'
import { expect, test } from './support/test.ts'

interface Level {
  readonly recharge: string
  readonly flow: string
  readonly realperson: string
  readonly sport: string
  readonly e_sport: string
  readonly joker: string
  readonly electron: string
  readonly lottery: string
}

const tab = (page: Page, level: number) => page.getByRole('tab', { name: `VIP${level}`, exact: true })
const won = (amount: string) => `₩${Number(amount).toLocaleString('en')}`

test('§ 2 /vip: ten level tabs are tied to a swipe carousel, each with its needs, its rebates and the progress towards it', async ({
  page,
  stack,
}) => {
  const token = await enter(page, stack.appUrl, '/vip')
  const levels = await askPlatform<readonly Level[]>(page, stack.appUrl, token, '/api/uservip')
  const user = await askPlatform<{ readonly current_vip: string; readonly paysum: string }>(
    page,
    stack.appUrl,
    token,
    '/api/user',
  )
  await expect(page.getByRole('tab')).toHaveText(Array.from({ length: 10 }, (_, index) => `VIP${index + 1}`))
  const own = Number(user.current_vip.split('P')[1])
  await expect(tab(page, own)).toHaveAttribute('aria-selected', 'true')

  const cards = page.getByRole('region', { name: 'VIP 등급' })
  await expect(cards.getByRole('group')).toHaveCount(10)
  await expect(cards.getByRole('group').nth(own - 1)).toContainText('현재 등급이에요')
  for (const [index, { recharge }] of levels.entries()) {
    const progress = cards.getByRole('group').nth(index).getByRole('progressbar', { name: '입금 달성률' })
    if (Number(recharge) > 0) {
      const percent = Math.min(100, Math.round((Number(user.paysum) / Number(recharge)) * 100))
      await expect(progress).toHaveAttribute('value', String(percent))
      await expect(cards.getByRole('group').nth(index)).toContainText(won(recharge))
    } else {
      // Where a level needs nothing, there is nothing to be on the way to.
      await expect(progress).toHaveCount(0)
      await expect(cards.getByRole('group').nth(index)).not.toContainText('₩0')
    }
  }

  // The tabs move the cards, and the cards move the tabs.
  await tab(page, 7).click()
  await expect
    .poll(() =>
      cards
        .getByRole('group')
        .nth(6)
        .evaluate((card) => card.getBoundingClientRect().left),
    )
    .toBeLessThan(100)
  await cards
    .getByRole('group')
    .nth(4)
    .evaluate((card) => card.scrollIntoView({ inline: 'center' }))
  await expect(tab(page, 5)).toHaveAttribute('aria-selected', 'true')

  const { recharge, flow, ...rates } = levels[4] ?? ({} as Level)
  const panel = page.getByRole('tabpanel')
  await expect(panel).toContainText(`누적 입금${won(recharge)}`)
  await expect(panel).toContainText(`누적 롤링${won(flow)}`)
  for (const [label, field] of [
    ['라이브 카지노', 'realperson'],
    ['스포츠', 'sport'],
    ['e스포츠', 'e_sport'],
    ['보드·카드', 'joker'],
    ['슬롯', 'electron'],
    ['복권', 'lottery'],
  ] as const) {
    await expect(panel).toContainText(`${label}${Number(rates[field])}%`)
  }

  // Nobody reads that the first level needs ₩0.
  await tab(page, 1).click()
  await expect(panel).toContainText('라이브 카지노')
  await expect(panel).not.toContainText('누적 입금')
})

test('§ 4 VIP: the rules explain promotion by 24:00 the next day, one tier a day, 90 days to keep a tier and demotion by one', async ({
  page,
  stack,
}) => {
  await open(page, stack.appUrl, '/vip')
  const main = page.getByRole('main')
  for (const rule of [
    '다음 날 24시까지 자동으로 승급돼요',
    '하루에 한 등급씩 승급되며 건너뛸 수 없어요',
    '등급은 90일 안에 유지 조건을 충족해야 해요',
    '90일(분기) 동안 조건을 채우지 못하면 한 등급 내려가요',
    '00:00~23:59의 유효 베팅',
    '24시간 안에 복지센터로 지급되며, 1배 롤링',
  ]) {
    await expect(main).toContainText(rule)
  }
  // A visitor has no level and no progress.
  await expect(main.getByRole('progressbar')).toHaveCount(0)
})

test('a member compares what all ten levels need and give, within the smallest phone, with their own marked', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const token = await enter(page, stack.appUrl, '/vip')
  const compare = page.getByRole('region', { name: '모든 등급 비교' })
  const [needs, rebates] = [
    compare.getByRole('region', { name: '승급 조건' }),
    compare.getByRole('region', { name: '롤링 환급률 (%)' }),
  ]
  const levels = await askPlatform<readonly Level[]>(page, stack.appUrl, token, '/api/uservip')
  for (const table of [needs, rebates]) {
    await expect(table.getByRole('rowheader')).toHaveText(levels.map((_, index) => new RegExp(`^${index + 1}\\b`)))
    await expect(table.getByRole('rowheader').filter({ hasText: '*' })).toHaveCount(1)
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
  }
  await expect(needs.getByRole('row').last()).toContainText(won(levels.at(-1)?.recharge ?? ''))
  await expect(rebates.getByRole('row').last()).toContainText(String(Number(levels.at(-1)?.electron)))
  await expect(page.getByText('* 현재 등급')).toBeVisible()
})
