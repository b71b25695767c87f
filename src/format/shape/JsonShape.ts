import type { Declaration } from '../setting.ts'
import type { DeskWords } from './deskWords.ts'
import type { ScopeKind } from './shapes.ts'
import type { Slot } from './slots.ts'

/** The language's part of JSON Schema, and its own `slot`, `scope`, `variants`, `keyed`, `lazy`, `setting`, `title`, `help`. */
export interface JsonShape {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly properties?: Readonly<Record<string, JsonShape>>
  readonly required?: readonly string[]
  readonly additionalProperties?: JsonShape | boolean
  readonly patternProperties?: Readonly<Record<string, JsonShape>>
  readonly items?: JsonShape
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  readonly format?: string
  /** `image/*` where a text is the address of a picture. */
  readonly contentMediaType?: string
  readonly anyOf?: readonly JsonShape[]
  readonly oneOf?: readonly JsonShape[]
  readonly slot?: Slot
  readonly scope?: ScopeKind
  readonly variants?: { readonly property: string; readonly map: Readonly<Record<string, JsonShape>> }
  readonly keyed?: Readonly<Record<string, JsonShape>>
  readonly lazy?: string
  readonly setting?: Declaration
  /** Its name among operators, where it is one of several to choose from. */
  readonly title?: DeskWords
  /** The description in the languages of the desk, where its forms show it. */
  readonly help?: DeskWords
}

export type Path = readonly (string | number)[]

/** Where `lazy` shapes are found by name. */
export type Definitions = Readonly<Record<string, JsonShape>>
