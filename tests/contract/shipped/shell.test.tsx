// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openApp } from '../constants/openApp.ts'
import { shippedDocuments } from '../constants/shippedDocuments.ts'

interface ScreenDocument {
  readonly id: string
  readonly path: string
  readonly cached?: boolean
  readonly chrome?: { readonly header?: string; readonly tabBar?: boolean }
}

const screens = Object.entries(shippedDocuments).flatMap(([path, document]) =>
  path.startsWith('screens/') ? [document as ScreenDocument] : [],
)
const idsWhere = (holds: (screen: ScreenDocument) => boolean | undefined) => screens.filter(holds).map(({ id }) => id)
const shellPages = ['home', 'activity', 'hongbao', 'zhanzhu', 'mine', 'app', 'kefu']

let app: ReturnType<typeof openApp>
const start = (options: Parameters<typeof openApp>[1]) => (app = openApp(shippedDocuments, options))

describe('the shell', () => {
  afterEach(() => app.stop())

  it('keeps home, activity, zhanzhu, mine, app, vip, concise and recharge, and no other screen', async () => {
    expect(idsWhere(({ cached }) => cached).toSorted()).toEqual([
      'activity',
      'app',
      'concise',
      'home',
      'mine',
      'recharge',
      'vip',
      'zhanzhu',
    ])
    start({ situation: 'member', at: '/vip' })
    const card = await screen.findByRole('tab', { name: 'VIP3' })
    await app.user.click(card)
    app.go('/kefu')
    await screen.findByRole('heading', { level: 1, name: 'Customer service' })
    app.go('/vip')
    await waitFor(() => expect(screen.getByRole('tab', { name: 'VIP3' })).toBe(card))
    expect(card).toHaveAttribute('aria-selected', 'true')
  })

  it.each(['/activity', '/activityInfo?id=1', '/mine', '/transfer'])('hides the header on %s', async (at) => {
    start({ situation: 'member', at })
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(app.at()).toBe(at))
    // A card has a header too; the one of a screen holds its title.
    expect(screen.getByRole('heading', { level: 1 }).closest('header')).toBeNull()
  })

  it.each(['/kefu', '/userCent', '/vip'])('shows a header on %s', async (at) => {
    start({ situation: 'member', at })
    expect((await screen.findByRole('heading', { level: 1 })).closest('header')).not.toBeNull()
  })

  it('shows the tab bar on the shell pages, and on no other screen', async () => {
    expect(idsWhere(({ chrome }) => chrome?.tabBar).toSorted()).toEqual(shellPages.toSorted())
    start({ situation: 'member', at: '/kefu' })
    expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeVisible()
    app.go('/userCent')
    await screen.findByRole('heading', { level: 1, name: 'Security' })
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull()
  })

  it('leads from the tab bar to home, promotions, customer service, sponsorship and mine', async () => {
    start({ at: '/kefu' })
    const bar = await screen.findByRole('navigation', { name: 'Main menu' })
    expect([...bar.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '#/',
      '#/activity',
      '#/kefu',
      '#/zhanzhu',
      '#/mine',
    ])
  })

  it('refuses /hongbao while the red-packet switch is off, and says that the bonus payout has ended', async () => {
    start({ situation: 'member', at: '/kefu' })
    app.platform.settings.redPacketsOn = false
    await waitFor(() => expect(app.app.host.site.getSnapshot()).toMatchObject({ redpacket_switch: 0 }))
    app.go('/hongbao')
    await waitFor(() => expect(screen.getAllByText('The bonus payout has ended.').length).toBeGreaterThan(0))
    expect(app.at()).toBe('/kefu')
  })
})
