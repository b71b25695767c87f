import { parseFact } from '../../../src/format/fact.ts'
/** The screen on which a setting is seen, by the beginning of its pointer; the longest that fits counts. */
const screens: Readonly<Record<string, string>> = {
  '/recharge': '/recharge?type=bank',
  '/recharge/wechat': '/recharge?type=wechat',
  '/recharge/alipay': '/recharge?type=alipay',
  '/recharge/usdtChips': '/recharge?type=usdt&protocol=TRC20',
  '/recharge/usdtTrc20': '/recharge?type=usdt&protocol=TRC20',
  '/recharge/usdtErc20': '/recharge?type=usdt&protocol=ERC20',
  '/withdrawal': '/withdrawal?type=2',
  '/withdrawal/usdtMin': '/withdrawal?type=1',
  '/withdrawal/agentMin': '/withdrawal?type=3',
  '/hours': '/recharge?type=bank',
  '/cards': '/wallet',
  '/lottery': '/pk10?name=pk10speed',
  '/polling': '/money',
  '/polling/walletsOnTransfer': '/transfer',
  '/polling/draw': '/pk10?name=pk10speed',
  '/dates': '/transRecord',
  '/dates/birthdayMin': '/userInfo',
  '/carousel': '/',
  '/carousel/app': '/app',
  '/languages': '/setLanguage',
  '/register': '/login?type=1',
}

export function screenForFact(fact: string): string | undefined {
  const parsed = parseFact(fact)
  if (parsed?.kind !== 'settings') return undefined
  const longest = Object.keys(screens)
    .filter((prefix) => `${parsed.pointer}/`.startsWith(`${prefix}/`))
    .sort((a, b) => b.length - a.length)[0]
  return longest === undefined ? undefined : screens[longest]
}
