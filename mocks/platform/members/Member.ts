export interface Card {
  id: string
  kind: 1 | 2
  /** Bank id, or `usdt`. */
  bank: string
  owner: string
  no: string
  branch: string
}

export interface Member {
  readonly id: string
  readonly name: string
  password: string
  payPassword: string
  realname: string
  mobile: string
  email: string
  birthday: string | null
  avatar: string
  readonly registeredAt: number
  readonly parentId: string | undefined
  isAgent: boolean
  inviteCode: string
  transferStatus: 0 | 1
  cards: Card[]
}
