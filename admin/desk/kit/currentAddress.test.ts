import { expect, it } from 'vitest'
import { currentAddress } from './currentAddress.ts'

it.each([
  ['/limits', '', '/money'],
  ['/pay-ways', '', '/money'],
  ['/notices', '', '/messages'],
  ['/notices/n-1', '', '/messages/notices/n-1'],
  ['/dialogs', '', '/messages'],
  ['/dialogs/rules', '', '/messages/dialogs/rules'],
  ['/copy', '?keys=home.title', '/texts?keys=home.title'],
  ['/menus', '', '/screens/everywhere'],
  ['/pictures', '', '/screens/pictures'],
  ['/pictures/abc', '', '/screens/pictures/abc'],
  ['/review', '', '/changes/mine'],
  ['/review', '?change=c-1', '/changes/c-1'],
  ['/releases', '', '/history'],
  ['/releases/9/rollback', '', '/history/9/rollback'],
  ['/releases/moment', '?at=2026-03-02T05:00:00.000Z', '/history/moment?at=2026-03-02T05:00:00.000Z'],
  ['/audit', '', '/history?show=all'],
  ['/calendar', '', '/'],
  ['/reports', '?release=3', '/faults?release=3'],
  ['/team', '', '/people'],
  ['/people/team', '', '/people'],
  ['/account', '', '/people'],
])('leads on from %s%s', (pathname, search, now) => {
  expect(currentAddress(pathname, search)).toBe(now)
})

it('knows no address that the desk never had', () => {
  expect(currentAddress('/nowhere', '')).toBeUndefined()
  expect(currentAddress('/constructor', '')).toBeUndefined()
})

it('leads from the review to the change that edits go to', () => {
  expect(currentAddress('/review', '', 'c-2')).toBe('/changes/c-2')
  expect(currentAddress('/review', '?change=c-1', 'c-2')).toBe('/changes/c-1')
})
