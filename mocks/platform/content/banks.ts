import type { Texts } from '../Locale.ts'

export interface BankEntry {
  id: string
  name: Texts
  ico: string
}

export const banks: readonly BankEntry[] = [
  bank('kb', 'KB국민은행', '国民银行', 'KB Kookmin Bank'),
  bank('shinhan', '신한은행', '新韩银行', 'Shinhan Bank'),
  bank('woori', '우리은행', '友利银行', 'Woori Bank'),
  bank('hana', '하나은행', '韩亚银行', 'Hana Bank'),
  bank('nh', 'NH농협은행', '农协银行', 'NH Bank'),
  bank('ibk', 'IBK기업은행', '企业银行', 'IBK Bank'),
  bank('kakao', '카카오뱅크', 'Kakao银行', 'KakaoBank'),
  bank('toss', '토스뱅크', 'Toss银行', 'Toss Bank'),
]

/** Finds a bank by its name in any language, as a member chose it from the list. */
export function bankNamed(name: string): BankEntry | undefined {
  return banks.find((entry) => Object.values(entry.name).includes(name))
}

function bank(id: string, kor: string, cn: string, en: string): BankEntry {
  return { id, name: { kor, cn, en }, ico: `demo/banks/${id}.svg` }
}
