import { Big } from 'big.js'

/** The limits that a hand-written app has in its code. */
export const settings = {
  timeouts: { read: 20, money: 30 },
  balanceSeconds: 30,
  hours: { zone: 9, weekdays: { from: 10, to: 22 }, weekend: { from: 13, to: 22 } },
  chips: { krw: ['10000', '50000', '100000', '500000', '1000000'], usdt: ['10', '50', '100', '500', '1000'] },
  limits: {
    bank: { min: new Big(100), max: new Big(10_000_000) },
    wechat: { min: new Big(100), max: new Big(5_000_000) },
    alipay: { min: new Big(100), max: new Big(5_000_000) },
    'usdt-trc20': { min: new Big(10), max: new Big(50_000) },
    'usdt-erc20': { min: new Big(10), max: new Big(50_000) },
  },
  /** Used until the platform has answered with its own. */
  unknownRange: { min_price: new Big(100), max_price: new Big(10_000) },
} as const
