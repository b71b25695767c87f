/** One VIP level: cumulative deposit and turnover needed in KRW, rebates in percent. */
export interface VipRow {
  recharge: string
  flow: string
  realperson: string
  sport: string
  e_sport: string
  joker: string
  electron: string
  lottery: string
}

type Row = readonly [string, string, string, string, string, string, string, string]

const rows: readonly Row[] = [
  ['0', '0', '0.30', '0.30', '0.30', '0.30', '0.40', '0.20'],
  ['1000000', '5000000', '0.35', '0.35', '0.35', '0.35', '0.45', '0.22'],
  ['5000000', '25000000', '0.40', '0.40', '0.40', '0.40', '0.50', '0.24'],
  ['20000000', '100000000', '0.45', '0.45', '0.45', '0.45', '0.55', '0.26'],
  ['50000000', '250000000', '0.50', '0.50', '0.50', '0.50', '0.60', '0.28'],
  ['100000000', '500000000', '0.55', '0.55', '0.55', '0.55', '0.65', '0.30'],
  ['300000000', '1500000000', '0.60', '0.60', '0.60', '0.60', '0.70', '0.32'],
  ['600000000', '3000000000', '0.65', '0.65', '0.65', '0.65', '0.80', '0.34'],
  ['1000000000', '5000000000', '0.70', '0.70', '0.70', '0.70', '0.90', '0.36'],
  ['2000000000', '10000000000', '0.80', '0.80', '0.80', '0.80', '1.00', '0.40'],
]

export const vipLevels: readonly VipRow[] = rows.map(
  ([recharge, flow, realperson, sport, e_sport, joker, electron, lottery]) => ({
    recharge,
    flow,
    realperson,
    sport,
    e_sport,
    joker,
    electron,
    lottery,
  }),
)
