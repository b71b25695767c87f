import type { Member } from '../members/Member.ts'
import { Refusal } from '../Refusal.ts'

export function checkPayPassword(member: Member, password: string): void {
  if (password === '' || password !== member.payPassword) throw new Refusal('payPasswordWrong')
}
