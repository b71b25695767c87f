/** The screen on which a setting is seen, by the beginning of its fact; the longest that fits counts. */
const screens: Readonly<Record<string, string>> = {
  'settings:/recharge': '/recharge?type=bank',
  'settings:/recharge/wechat': '/recharge?type=wechat',
  'settings:/recharge/alipay': '/recharge?type=alipay',
  'settings:/recharge/usdtChips': '/recharge?type=usdt&protocol=TRC20',
  'settings:/recharge/usdtTrc20': '/recharge?type=usdt&protocol=TRC20',
  'settings:/recharge/usdtErc20': '/recharge?type=usdt&protocol=ERC20',
  'settings:/withdrawal': '/withdrawal?type=2',
  'settings:/withdrawal/usdtMin': '/withdrawal?type=1',
  'settings:/withdrawal/agentMin': '/withdrawal?type=3',
  'settings:/hours': '/recharge?type=bank',
  'settings:/cards': '/wallet',
  'settings:/lottery': '/pk10?name=pk10speed',
  'settings:/polling': '/money',
  'settings:/polling/walletsOnTransfer': '/transfer',
  'settings:/polling/draw': '/pk10?name=pk10speed',
  'settings:/dates': '/transRecord',
  'settings:/dates/birthdayMin': '/userInfo',
  'settings:/carousel': '/',
  'settings:/carousel/app': '/app',
  'settings:/languages': '/setLanguage',
  'settings:/register': '/login?type=1',
}

export function screenForFact(fact: string): string | undefined {
  const longest = Object.keys(screens)
    .filter((prefix) => fact === prefix || fact.startsWith(`${prefix}/`))
    .sort((a, b) => b.length - a.length)[0]
  return longest === undefined ? undefined : screens[longest]
}
