// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { avatarUrls } from '../../../ui/avatars.ts'
import { expressionOf, planOf, textOf } from '../../testing/planOf.ts'
import { playScreen } from '../../testing/playScreen.tsx'

afterEach(cleanup)

const profile = {
  type: 'profile' as const,
  id: 'member',
  off: false,
  avatar: expressionOf('=user.avatar'),
  name: textOf('=user.username'),
  tag: textOf('=user.current_vip'),
  lines: [{ label: textOf('balance'), value: expressionOf('=user.balance'), as: 'krw' as const }],
  do: [{ go: '/userInfo', replace: false }],
}

test('says who the member is and leads on', async () => {
  const { host } = playScreen(planOf([profile]), {
    user: { username: 'demo01', avatar: 'demo/avatars/3.svg', current_vip: 'VIP3', balance: 1200 },
  })
  expect(await screen.findByText('VIP3')).toBeVisible()
  expect(screen.getByText('₩1,200')).toBeVisible()
  await userEvent.click(screen.getByRole('button'))
  expect(host.went).toEqual([{ path: '/userInfo', query: {}, replace: false }])
})

test("gives a member without a picture one of the app's avatars, always the same", async () => {
  const visit = async () => {
    const { unmount } = playScreen(planOf([profile]), {
      user: { username: 'demo01', avatar: '', current_vip: 'VIP1', balance: 0 },
    })
    await screen.findByText('VIP1')
    const src = document.querySelector('img')?.getAttribute('src')
    unmount()
    return src
  }
  expect(avatarUrls).toContain(await visit())
  expect(await visit()).toBe(await visit())
})
