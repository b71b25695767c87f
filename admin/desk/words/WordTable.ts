import type { en } from './en.ts'

type English = typeof en

/** The names between braces in a text: `{{count, number}}` is "count". */
type HolesIn<T> = T extends `${string}{{${infer Hole}}}${infer Rest}`
  ? (Hole extends `${infer Name},${string}` ? Name : Hole) | HolesIn<Rest>
  : never

type AllOf<T> = (T extends unknown ? (each: T) => void : never) extends (all: infer All) => void ? All : never

/** A text with the same holes as this one, in whatever order. */
type TextLike<T> = [HolesIn<T>] extends [never]
  ? string
  : AllOf<
      HolesIn<T> extends infer Hole extends string
        ? Hole extends unknown
          ? `${string}{{${Hole}${string}`
          : never
        : never
    >

/**
 * The words of a language beside the English ones: the same keys and the same holes. Only English has a form for one;
 * Korean and Chinese count everything alike.
 */
export type WordTable = {
  readonly [Page in keyof English]: {
    readonly [Key in keyof English[Page] as Key extends `${string}_one` ? never : Key]: TextLike<English[Page][Key]>
  }
}

/** A key as `t` takes it: `page.name`, without the ending of a plural. */
export type WordKey = {
  [Page in keyof English]: `${Page}.${NameOf<keyof English[Page] & string>}`
}[keyof English]

type NameOf<Key extends string> = Key extends `${infer Name}_one` | `${infer Name}_other` ? Name : Key

type TextOf<K extends WordKey> = K extends `${infer Page extends keyof English}.${infer Name}`
  ? `${Name}_other` extends keyof English[Page]
    ? English[Page][`${Name}_other`]
    : Name extends keyof English[Page]
      ? English[Page][Name]
      : never
  : never

/** Values for the holes of a text; a number is written as the language does where the text says `{{count, number}}`. */
export type Values<K extends WordKey> = [HolesOf<K>] extends [never]
  ? []
  : [
      Readonly<
        Record<Exclude<HolesOf<K>, 'count'>, string | number> &
          ('count' extends HolesOf<K> ? { count: number } : unknown)
      >,
    ]

/** Holes of a text. The count chooses the plural, whether the text says the number or not. */
type HolesOf<K extends WordKey> = HolesIn<TextOf<K>> | (K extends PluralKey ? 'count' : never)

type PluralKey = {
  [Page in keyof English]: `${Page}.${PluralName<keyof English[Page] & string>}`
}[keyof English]

type PluralName<Key extends string> = Key extends `${infer Name}_other` ? Name : never

/** Says something in the operator's language. */
export type Say = <K extends WordKey>(key: K, ...values: Values<K>) => string
