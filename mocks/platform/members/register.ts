import type { Params } from '../Operations.ts'
import { Refusal } from '../Refusal.ts'
import type { World } from '../World.ts'
import { INVITE_CODE } from './createMembers.ts'
import { checkName, checkNewPassword, checkNewPayPassword } from './memberRules.ts'
import type { Member } from './Member.ts'

/** Adds a member by the rules of spec § 5, below the member who invited them. */
export function register({ clock, members }: World, request: Params<'register'>): Member {
  checkName(request.name)
  checkNewPassword(request.password)
  if (request.confirmPass !== request.password) throw new Refusal('passwordsDiffer')
  if (request.realname.trim().length < 2) throw new Refusal('realnameShort')
  checkNewPayPassword(request.paypassword)
  const inviter = members.byInviteCode(request.invite_code) ?? members.byId(request.invite_code)
  if (!inviter && request.invite_code !== INVITE_CODE) throw new Refusal('inviteCodeWrong')
  if (members.byName(request.name)) throw new Refusal('nameTaken')
  const referrer = request.pid ? (members.byId(request.pid) ?? members.byInviteCode(request.pid)) : undefined
  return members.add({
    name: request.name,
    password: request.password,
    payPassword: request.paypassword,
    realname: request.realname.trim(),
    registeredAt: clock.now(),
    parentId: (inviter ?? referrer)?.id,
  })
}
