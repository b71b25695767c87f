// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openApp } from '../constants/openApp.ts'
import { shippedDocuments } from '../constants/shippedDocuments.ts'

let app: ReturnType<typeof openApp>
afterEach(() => app.stop())

/** What a screen reads when it opens: the address, and what is sent with it. */
const reads = [
  ['getApp', 'api/app', '/', {}],
  ['getBannerList', 'api/bannerList', '/', { type: 2 }],
  ['getHomeNotice', 'api/homenotice', '/', {}],
  ['getGameList', 'api/game/list', '/', { category: '' }],
  ['getVisitUrl', 'api/getVisitUrl', '/', {}],
  ['getServicerUrl', 'api/getservicerurl', '/kefu', {}],
  ['getUserVip', 'api/uservip', '/vip', {}],
  ['getPayWays', 'api/get_pay_way', '/recharge', {}],
  ['getPayBank', 'api/getpaybank', '/recharge', {}],
  ['getPayRange', 'api/getPayRange', '/recharge', { type: 'bank' }],
  ['getPayCode', 'api/getpaycode', '/recharge?type=wechat', { type: 'wechat' }],
  ['getBankList', 'api/banklist', '/addBankCard', {}],
  ['getCards', 'api/getcard', '/wallet', { type: 1 }],
  ['getBalanceList', 'api/balancelist', '/money', {}],
  ['getBetAmount', 'api/getBetAmount', '/withdrawal', {}],
  ['getAgentTeamInfo', 'api/agent/team/info', '/agent', {}],
  ['getAgentTeamFunds', 'api/agent/team/funds', '/agent?type=funds', {}],
  ['getReturnAgentMoneyChange', 'api/return_agent_money_change', '/agent?type=funds', {}],
] as const

it.each(reads)('%s is asked as %s on %s with %j', async (_, address, at, params) => {
  app = openApp(shippedDocuments, { situation: 'agent', at })
  await waitFor(() => expect(app.sent(address).at(0)).toMatchObject(params))
})
