import { refreshUser } from './refreshUser.ts'
import { settings } from './settings.ts'
import type { Twin } from './Twin.ts'

/**
 * What the app asks as soon as a member is logged in, in its order: the member, their notices, the lotteries, the site.
 */
export function startMember(twin: Twin): void {
  const { platform, session } = twin
  const quietly = async (asked: Promise<void>): Promise<void> => asked.catch(() => undefined)
  void refreshUser(twin)
  void quietly(platform.call('getNoticeList', { page: 1 }).then(({ data }) => session.setMessageNum(data.total)))
  void quietly(platform.call('getLotteryList', {}).then(({ data }) => session.setList('lottery', data)))
  void quietly(platform.call('getApp', {}).then(({ data }) => session.setAppInfo(data)))
  setInterval(() => {
    if (document.visibilityState === 'visible')
      void quietly(platform.call('getBalance', {}).then(({ data }) => session.setBalance(data)))
  }, settings.balanceSeconds * 1000)
}
