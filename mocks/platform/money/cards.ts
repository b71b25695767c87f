import { bankNamed } from '../content/banks.ts'
import type { Card, Member } from '../members/Member.ts'
import { Refusal } from '../Refusal.ts'
import { checkPayPassword } from './checkPayPassword.ts'

/** At most five of each kind (spec § 9). */
const CARDS_PER_KIND = 5

/** The form of an address by chain (spec § 5: TRC20 starts with T, ERC20 with 0x). */
const addressForms: Readonly<Record<string, RegExp>> = {
  TRC20: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
  ERC20: /^0x[0-9a-fA-F]{40}$/,
}

export interface CardRequest {
  bank: string
  bank_no: string
  bank_owner: string
  bank_address?: string
  pay_pass: string
}

export function cardOf(member: Member, id: string): Card | undefined {
  return member.cards.find((card) => card.id === id)
}

/** Saves a bank account, or a USDT address when the bank is `USDT`. */
export function bindCard(member: Member, request: CardRequest, id: string, limit = CARDS_PER_KIND): Card {
  const most = Math.min(CARDS_PER_KIND, limit)
  const no = request.bank_no.replaceAll(/[\s-]/g, '')
  const card = request.bank === 'USDT' ? usdtCard(request, no, id) : bankCard(member, request, no, id)
  checkPayPassword(member, request.pay_pass)
  if (member.cards.filter(({ kind }) => kind === card.kind).length >= most) {
    throw new Refusal('cardLimit', { max: String(most) })
  }
  if (member.cards.some((known) => known.no === card.no)) throw new Refusal('cardKnown')
  member.cards.push(card)
  return card
}

export function deleteCard(member: Member, id: string): void {
  if (!cardOf(member, id)) throw new Refusal('notFound')
  member.cards = member.cards.filter((card) => card.id !== id)
}

function bankCard(member: Member, request: CardRequest, no: string, id: string): Card {
  const bank = bankNamed(request.bank)
  if (!bank) throw new Refusal('cardBank')
  if (!/^\d{8,20}$/.test(no)) throw new Refusal('cardNumber')
  if (request.bank_owner !== member.realname) throw new Refusal('cardOwner')
  return { id, kind: 1, bank: bank.id, owner: request.bank_owner, no, branch: request.bank_address ?? '' }
}

function usdtCard(request: CardRequest, no: string, id: string): Card {
  const form = addressForms[request.bank_owner]
  if (!form) throw new Refusal('cardProtocol')
  if (!form.test(no)) throw new Refusal('cardAddress', { protocol: request.bank_owner })
  return { id, kind: 2, bank: 'usdt', owner: request.bank_owner, no, branch: '' }
}
