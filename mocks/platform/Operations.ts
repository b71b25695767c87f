import type { Big } from 'big.js'
import type { operations } from '../../src/platform/contract.gen.ts'
import type { Locale } from './Locale.ts'
import type { Member } from './members/Member.ts'

export type OperationId = keyof operations

/** The contract's types as they travel: an amount is text or a number, everything is read only. */
type Wire<T> = T extends Big
  ? string | number
  : T extends Blob
    ? Blob
    : T extends readonly (infer Item)[]
      ? readonly Wire<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: Wire<T[Key]> }
        : T

type Contents<T> = T extends { readonly content: infer Content } ? Content[keyof Content] : never

type Query<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>

type Body<Id extends OperationId> = operations[Id] extends { readonly requestBody?: infer Request }
  ? Contents<NonNullable<Request>>
  : never

/** Parameters of a call: its JSON body, or its query for a GET. */
export type Params<Id extends OperationId> = [Body<Id>] extends [never]
  ? [Query<Id>] extends [never]
    ? Readonly<Record<string, never>>
    : Wire<Query<Id>>
  : Wire<Body<Id>>

export type Data<Id extends OperationId> = Wire<operations[Id]['responses'][200]['content']['application/json']['data']>

/** The caller, and the language in which the answer is read. */
export interface Caller {
  readonly locale: Locale
  readonly token: string | undefined
  /** The member of a live session; refuses with 401 without one. */
  member: () => Member
  /** The member, or nobody for a visitor; a dead token is refused with 401 all the same. */
  visitor: () => Member | undefined
  /** The member if they are an agent; anyone else is refused. */
  agent: () => Member
}

export interface Answer<T> {
  readonly data: T
  readonly message?: string
}

export type Operation<Id extends OperationId> = (params: Params<Id>, caller: Caller) => Answer<Data<Id>>

/** One entry for every operation of the contract: a missing or a foreign one does not compile. */
export type OperationMap = { readonly [Id in OperationId]: Operation<Id> }
