import type { Member } from './Member.ts'

/** The house's own invite code: anybody may register with it. */
export const INVITE_CODE = 'PLAYBILL'

/** Everything about a new member that is not a default. */
export type NewMember = Pick<Member, 'name' | 'password' | 'payPassword' | 'realname' | 'registeredAt'> &
  Partial<Omit<Member, 'id'>>

export interface Members {
  add: (member: NewMember) => Member
  byId: (id: string) => Member | undefined
  /** Names are compared without regard to case. */
  byName: (name: string) => Member | undefined
  /** Codes are compared without regard to case. */
  byInviteCode: (code: string) => Member | undefined
  /** A code is taken when anybody registers with it, the house included. */
  isCodeTaken: (code: string) => boolean
  all: () => readonly Member[]
  childrenOf: (id: string) => readonly Member[]
  /** Everybody below a member, at any depth. */
  teamOf: (id: string) => readonly Member[]
}

const FIRST_ID = 100_001
const AVATARS = 21

export function createMembers(): Members {
  const byId = new Map<string, Member>()
  const byName = new Map<string, Member>()

  const children = new Map<string | undefined, Member[]>()

  function childrenOf(id: string): readonly Member[] {
    return children.get(id) ?? []
  }

  function teamOf(id: string): readonly Member[] {
    return childrenOf(id).flatMap((child) => [child, ...teamOf(child.id)])
  }

  return {
    add(given) {
      const number = byId.size
      const member: Member = {
        mobile: '',
        email: '',
        birthday: null,
        avatar: `demo/avatars/${(number % AVATARS) + 1}.svg`,
        parentId: undefined,
        isAgent: false,
        inviteCode: '',
        transferStatus: 0,
        cards: [],
        ...given,
        id: String(FIRST_ID + number),
      }
      byId.set(member.id, member)
      byName.set(member.name.toLowerCase(), member)
      children.set(member.parentId, [...(children.get(member.parentId) ?? []), member])
      return member
    },
    byId: (id) => byId.get(id),
    byName: (name) => byName.get(name.toLowerCase()),
    byInviteCode: (code) =>
      code === '' ? undefined : [...byId.values()].find(({ inviteCode }) => isSameCode(inviteCode, code)),
    isCodeTaken: (code) =>
      [INVITE_CODE, ...[...byId.values()].map(({ inviteCode }) => inviteCode)].some((taken) => isSameCode(taken, code)),
    all: () => [...byId.values()],
    childrenOf,
    teamOf,
  }
}

function isSameCode(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
