import { Big } from 'big.js'
import { accountsOf } from '../books/accounts.ts'
import type { Locale } from '../Locale.ts'
import type { Member } from '../members/Member.ts'
import { checkNewPassword, checkNewPayPassword, checkProfile, checkName } from '../members/memberRules.ts'
import { withdrawalFees } from '../money/createWithdrawals.ts'
import { EXCHANGE_RATE, gameBalanceTotal } from '../money/wallets.ts'
import { messageOf } from '../messages.ts'
import type { Data, Operation, OperationMap, Params } from '../Operations.ts'
import { joinedDays } from '../members/joinedDays.ts'
import { Refusal } from '../Refusal.ts'
import type { OpenDesks, World } from '../World.ts'
import { INVITE_CODE } from '../members/createMembers.ts'

type UserOperation =
  | 'login'
  | 'loginPc'
  | 'createLoginToken'
  | 'register'
  | 'registerV1'
  | 'registerV2'
  | 'logoff'
  | 'getBalance'
  | 'getUser'
  | 'refreshUserMoney'
  | 'uploadImage'
  | 'updateUserInfo'
  | 'editPassword'
  | 'editPayPassword'
  | 'updateTransferStatus'

/** Sessions and the member's own data. */
export function userOperations(desks: OpenDesks): Pick<OperationMap, UserOperation> {
  const { books, members, sessions, uploads } = desks

  const login: Operation<'login'> = ({ name, password }, { locale }) => {
    if (name === '' || password === '') throw new Refusal('loginMissing')
    const member = members.byName(name)
    if (!member || (member.password !== password && !sessions.isLent(member.id, password)))
      throw new Refusal('loginWrong')
    return done(locale, { api_token: sessions.open(member.id) })
  }

  const registerMember: Operation<'register'> = (request, { locale }) =>
    done(locale, { api_token: sessions.open(register(desks, request).id) })

  return {
    login,
    loginPc: login,
    createLoginToken(_, caller) {
      const { id } = caller.member()
      if (!desks.settings.lendsLoginTokens) throw new Refusal('notFound', {}, 404)
      return done(caller.locale, { login_token: sessions.lend(id) })
    },
    register: registerMember,
    registerV1: registerMember,
    registerV2: registerMember,

    logoff(_, caller) {
      caller.member()
      if (caller.token !== undefined) sessions.end(caller.token)
      return done(caller.locale, null)
    },

    getBalance(_, caller) {
      const { main, usd } = accountsOf(caller.member().id)
      return {
        data: { balance: books.balance(main, 'KRW').toFixed(), usd_balance: books.balance(usd, 'USDT').toFixed(2) },
      }
    },

    getUser: (_, caller) => ({ data: userInfo(desks, caller.member()) }),
    refreshUserMoney: (_, caller) => ({ data: userInfo(desks, caller.member()) }),

    uploadImage({ file }, caller) {
      const member = caller.member()
      member.avatar = uploads.keep(member.id, file)
      return done(caller.locale, { url: member.avatar })
    },

    updateUserInfo(profile, caller) {
      const member = caller.member()
      checkProfile(profile)
      member.mobile = profile.mobile
      member.email = profile.email
      member.birthday = profile.birthday || null
      return done(caller.locale, null)
    },

    editPassword({ password: old, paypassword: next }, caller) {
      const member = caller.member()
      if (old !== member.password) throw new Refusal('passwordOldWrong')
      checkNewPassword(next)
      if (next === old) throw new Refusal('passwordSame')
      member.password = next
      sessions.endAllOf(member.id)
      return done(caller.locale, null)
    },

    editPayPassword({ password: old, paypassword: next }, caller) {
      const member = caller.member()
      if (old !== member.payPassword) throw new Refusal('passwordOldWrong')
      checkNewPayPassword(next)
      if (next === old) throw new Refusal('passwordSame')
      member.payPassword = next
      return done(caller.locale, null)
    },

    updateTransferStatus({ transferstatus }, caller) {
      caller.member().transferStatus = transferstatus
      return done(caller.locale, null)
    },
  }
}

function done<T>(locale: Locale, data: T): { data: T; message: string } {
  return { data, message: messageOf('success', locale) }
}

function userInfo(desks: OpenDesks, member: Member): Data<'getUser'> {
  const { books, clock, sums, vip } = desks
  const accounts = accountsOf(member.id)
  const { deposited, flow } = sums.of(member.id)
  const level = vip.levelOf(member.id)
  const fee = (chain: string) => (withdrawalFees[chain] ?? new Big(0)).toFixed()
  return {
    id: member.id,
    username: member.name,
    realname: member.realname,
    mobile: member.mobile,
    email: member.email,
    birthday: member.birthday,
    avatar: member.avatar,
    current_vip: `VIP${level}`,
    vip: level,
    joinday: joinedDays(member, clock.now()),
    paysum: deposited.toFixed(),
    flowsum: flow.toFixed(),
    isagent: member.isAgent ? 1 : 0,
    balance: books.balance(accounts.main, 'KRW').toFixed(),
    gameblance: gameBalanceTotal(desks, member.id).toFixed(),
    usd_balance: books.balance(accounts.usd, 'USDT').toFixed(2),
    agent_balance: books.balance(accounts.agent, 'KRW').toFixed(),
    invite_code: member.inviteCode,
    transferstatus: member.transferStatus,
    withdrawcashfee: fee('ERC20'),
    withdrawfeeusdttrc: fee('TRC20'),
    ...(desks.settings.tellsRate && { rate: EXCHANGE_RATE.toFixed() }),
  }
}

/** Adds a member by the rules of spec § 5, below the member who invited them. */
function register({ clock, members }: World, request: Params<'register'>): Member {
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
