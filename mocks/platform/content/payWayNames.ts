import type { Texts } from '../Locale.ts'
import type { PayWay } from '../money/EnforcedLimits.ts'

export const payWayNames: Readonly<Record<PayWay, Texts>> = {
  bank: { kor: '계좌이체', cn: '银行转账', en: 'Bank transfer' },
  wechat: { kor: '위챗페이', cn: '微信支付', en: 'WeChat Pay' },
  alipay: { kor: '알리페이', cn: '支付宝', en: 'Alipay' },
  'usdt-trc20': { kor: 'USDT (TRC20)', cn: 'USDT (TRC20)', en: 'USDT (TRC20)' },
  'usdt-erc20': { kor: 'USDT (ERC20)', cn: 'USDT (ERC20)', en: 'USDT (ERC20)' },
}
