import type { Notice } from '../../../../src/format/notices.ts'

type Place = Notice['places'][number]

/** Where a notice shows, in words, and the screen to see it on. */
export const placeNames: Readonly<Record<Place, string>> = {
  home: 'Home',
  popup: 'Pop-up on home',
  recharge: 'Deposit',
  withdrawal: 'Withdrawal',
  transfer: 'Transfer',
}

export const placeScreens: Readonly<Record<Place, string>> = {
  home: '/',
  popup: '/',
  recharge: '/recharge',
  withdrawal: '/withdrawal',
  transfer: '/transfer',
}
