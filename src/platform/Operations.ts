import type { Big } from 'big.js'
import type { components, operations } from './contract.gen.ts'

/** The name of a call, as `schemas/platform.json` gives it. */
export type OperationId = keyof operations

/** An entity of the contract by its name. */
export type Entity<Name extends keyof components['schemas']> = components['schemas'][Name]

/** Parameters of each call and its answer, after coercion. */
export type Operations = {
  readonly [Id in OperationId]: { readonly params: ParamsOf<operations[Id]>; readonly data: DataOf<operations[Id]> }
}

type DataOf<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': { data: infer Data } } } }
}
  ? Data
  : never

type ParamsOf<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? Loose<Content[keyof Content]>
  : Operation extends { parameters: { query: infer Query } }
    ? Loose<Query>
    : Operation extends { parameters: { query?: infer Query } }
      ? [Query] extends [undefined]
        ? NoParams
        : Loose<NonNullable<Query>>
      : NoParams

type NoParams = { readonly [name: string]: never }

/** An amount may be handed in as a Decimal or as the text of an input; undefined means left out. */
type Loose<Value> = Value extends Big
  ? Big | string | number
  : Value extends Blob
    ? Blob
    : Value extends readonly (infer Item)[]
      ? readonly Loose<Item>[]
      : Value extends object
        ? { readonly [Name in keyof Value]: Loose<Value[Name]> | (undefined extends Value[Name] ? undefined : never) }
        : Value
