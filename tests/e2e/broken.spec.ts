import { forceScreen } from './support/forceScreen.ts'
import { open } from './support/member.ts'
import { expect, test } from './support/test.ts'

type Block = Record<string, unknown>
const blocks = (plan: Record<string, unknown>) => plan['body'] as Block[]

test('an unknown block does not affect the rest of its screen', async ({ page, stack, watch }) => {
  watch.expectProblems(/Failed to load resource/)
  await forceScreen(page, stack.appUrl, 'kefu', (plan) => {
    blocks(plan).splice(1, 0, { id: 'hologram', type: 'hologram', depth: 3 })
  })
  await open(page, stack.appUrl, '/kefu')
  await expect(page.getByText('이 부분은 앱을 새로고침')).toBeVisible()
  await expect(page.getByRole('button', { name: /^텔레그램/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('고객센터')
})

test('an expression that cannot be evaluated does not affect the rest of its screen', async ({
  page,
  stack,
  watch,
}) => {
  watch.expectProblems(/Failed to load resource/)
  await forceScreen(page, stack.appUrl, 'kefu', (plan) => {
    blocks(plan).unshift({
      id: 'odd',
      type: 'text',
      text: { e: ['get', ['id', 'session'], 'nothing'] },
      tone: 'neutral',
      size: 'body',
      boxed: false,
    })
  })
  await open(page, stack.appUrl, '/kefu')
  await expect(page.getByRole('button', { name: /^텔레그램/ })).toBeVisible()
})

test('an unreadable input disables the form and moves no money', async ({ page, stack, watch }) => {
  watch.expectProblems(/Failed to load resource/)
  await forceScreen(page, stack.appUrl, 'login', (plan) => {
    const text = JSON.stringify(plan).replace('"widget":"password"', '"widget":"retina"')
    Object.assign(plan, JSON.parse(text))
  })
  await open(page, stack.appUrl, '/login')
  await expect(page.getByRole('button', { name: '로그인', exact: true })).toBeDisabled()
})

test('a plan without the parts around its blocks still opens', async ({ page, stack, watch }) => {
  watch.expectProblems(/Failed to load resource/)
  await forceScreen(page, stack.appUrl, 'kefu', (plan) => {
    for (const name of ['chrome', 'guards', 'query', 'values', 'title']) delete plan[name]
  })
  await open(page, stack.appUrl, '/kefu')
  await expect(page.getByRole('button', { name: /^텔레그램/ })).toBeVisible()
})
