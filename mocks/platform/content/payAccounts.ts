import type { Texts } from '../Locale.ts'

export interface PayAccount {
  id: string
  bank: string
  no: string
  owner: Texts
}

/** Where bank deposits go; the accounts are invented. */
export const payAccounts: readonly PayAccount[] = [
  {
    id: '1',
    bank: 'shinhan',
    no: '110-555-012345',
    owner: { kor: '주식회사 플레이빌', cn: '普雷比尔公司', en: 'Playbill Co.' },
  },
  {
    id: '2',
    bank: 'hana',
    no: '287-910055-40107',
    owner: { kor: '플레이빌 정산', cn: '普雷比尔结算', en: 'Playbill Settlement' },
  },
]

/** Where coins and wallet payments go; the addresses are of the right form and belong to nobody. */
export const payCodes = {
  'usdt-trc20': { id: '11', mch_id: 'TRC20', content: 'TTwxnjGtxsWs5ze72iRv4DrwLQuEYjvjEN' },
  'usdt-erc20': { id: '12', mch_id: 'ERC20', content: '0x00000000000000000000000000000000de301234' },
  wechat: { id: '21', mch_id: 'wechat', content: 'wxp://demo.playbill.example/f2f0kR8vQm' },
  alipay: { id: '22', mch_id: 'alipay', content: 'https://pay.playbill.example/alipay/8d2kq1' },
} as const
