// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type * as NavBarModule from '../../ui/NavBar.tsx'
import { createPlainReleases } from '../release/createPlainReleases.ts'
import { compileTestRelease } from '../testing/compileTestRelease.ts'
import { startTestApp } from '../testing/startTestApp.tsx'

const renders = vi.hoisted(() => ({ headers: 0 }))

vi.mock('../../ui/NavBar.tsx', async (original) => {
  const { NavBar } = await original<typeof NavBarModule>()
  return {
    NavBar(props: Parameters<typeof NavBar>[0]) {
      renders.headers += 1
      return NavBar(props)
    },
  }
})

let app: ReturnType<typeof startTestApp>

afterEach(() => app.stop())

it('messages, the site and a release that changes a setting leave the frame of a screen as it is', async () => {
  const release = createPlainReleases(compileTestRelease())
  app = startTestApp({ situation: 'member', at: '/recharge', release })
  const field = await screen.findByLabelText(/Note/)
  const { session } = app.app
  await waitFor(() => expect(session.getSnapshot().appInfo).not.toBeNull())
  await waitFor(() => expect(session.getSnapshot().userInfo).not.toBeNull())
  await app.user.click(field)
  renders.headers = 0

  const { appInfo } = session.getSnapshot()
  session.setMessageNum(7)
  if (appInfo) session.setAppInfo({ ...appInfo, repair_tips: 'Later' })
  release.play(
    compileTestRelease({
      settings: (given) => ({
        ...given,
        recharge: { ...given['recharge'], bank: { on: true, min: '50000', max: '900000' } },
      }),
    }),
  )
  await screen.findByText(/50,000/)
  expect(renders.headers).toBe(0)
})
